/**
 * A copy that is what a browser will read out of the HTML.
 *
 * @throws TypeError for what JSON cannot hold.
 */
export function jsonCopy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}
