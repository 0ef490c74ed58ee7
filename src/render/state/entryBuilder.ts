import type { Client, ConversionArguments } from '../../client/Client'

/**
 * What content may call as `builder.…`, bound to the entry that it stands in: a symbol's own, inside a
 * symbol.
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
