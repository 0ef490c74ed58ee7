import { JsonReporter } from 'vitest/node'

/** Adds errors outside tests to Vitest's JSON report, as `errors`. */
export default class UnitReporter extends JsonReporter {
  #errors = []

  async onTestRunEnd(modules, errors) {
    this.#errors = errors.map(({ message, stack }) => ({ message, stack }))
    await super.onTestRunEnd(modules)
  }

  writeReport(report) {
    return super.writeReport(JSON.stringify({ ...JSON.parse(report), errors: this.#errors }))
  }
}
