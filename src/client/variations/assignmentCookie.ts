const PREFIX = 'builder.tests.'

/** Milliseconds for which an assignment is remembered. */
export const ASSIGNMENT_MS = 30 * 24 * 60 * 60 * 1000

/** Name of the cookie that remembers which variation of an entry a visitor sees. */
export function assignmentCookieName(contentId: string): string {
  return PREFIX + contentId
}

/** Whether a cookie remembers an assignment. */
export function isAssignmentCookie(name: string): boolean {
  return name.startsWith(PREFIX)
}
