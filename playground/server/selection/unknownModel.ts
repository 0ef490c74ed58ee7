import { HTTPException } from 'hono/http-exception'

/** The answer to a request for a model that has no entries. */
export function unknownModel(model: string): HTTPException {
  return new HTTPException(404, {
    message: `There is no model "${model}" in this space. Check the model, or add an entry of it.`,
  })
}
