export { type CookieOptions, type CookieRequest, type CookieResponse, Cookies } from './Cookies'
