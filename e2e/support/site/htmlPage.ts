/**
 * Makes a complete page of a title, further markup for its head, and its body. Tags that the parser
 * infers may be missing.
 *
 * @param first - Markup at the start of its head.
 */
export const htmlPage = (markup: string, first = ''): string => `<!doctype html>
<html lang="en">
<head>${first}
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${markup}`
