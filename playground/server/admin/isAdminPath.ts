/** Whether a path belongs to the admin API, which is neither logged nor made to fail. */
export function isAdminPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/')
}
