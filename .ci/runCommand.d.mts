import type { SpawnOptions } from 'node:child_process'

export function runCommand(
  command: string,
  args: readonly string[],
  options?: SpawnOptions,
): Promise<string>
