import { definedOnly } from '../../utils/definedOnly'
import type { UserAttributes } from '../Client'
import type { AnyContentRequest } from '../content/contentItem'
import type { RequestContext } from './RequestContext'

/** The language that a request asks for, if there is one. What was said explicitly wins over the page's URL. */
export function requestLocale(
  { locale, userAttributes, pageKeys }: RequestContext,
  request: AnyContentRequest,
): string | undefined {
  return (
    request.locale ||
    request.userAttributes?.locale ||
    locale ||
    userAttributes.locale ||
    pageKeys.locale
  )
}

/**
 * What a request says of the visitor: the client's attributes, and over them those of the request.
 *
 * A language that is only asked for in general gives way to what is known of the visitor.
 */
export function requestAttributes(
  context: RequestContext,
  request: AnyContentRequest,
): UserAttributes {
  const { userAttributes } = context
  const locale = request.locale || userAttributes.locale || requestLocale(context, request)
  return {
    ...userAttributes,
    ...definedOnly({ locale }),
    ...request.userAttributes,
    ...definedOnly({ urlPath: request.url?.replace(/[?#].*$/s, '') }),
  }
}
