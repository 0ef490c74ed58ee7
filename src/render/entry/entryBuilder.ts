import type { Client, ConversionArguments } from '../../client/Client'

/**
 * Functions that content calls as `builder.…`, bound to the entry that its conversions belong to.
 */
export function entryBuilder(client: Client, entryId: string | undefined): object {
  return {
    track: client.track,
    trackConversion(...[amount, content = entryId, ...rest]: ConversionArguments) {
      client.trackConversion(amount, content, ...rest)
    },
    setUserAttributes: client.setUserAttributes,
    getUserAttributes: client.getUserAttributes,
    runAction: client.runAction,
    get canTrack() {
      return client.canTrack
    },
  }
}
