import { readFileSync } from 'node:fs'

/** Preloaded into the program: shifts its machine's clock by the milliseconds in the file CLOCK_STEP. */
const file = process.env.CLOCK_STEP ?? ''
const MachineDate = Date
const now = () => MachineDate.now() + Number(readFileSync(file, 'utf8'))

globalThis.Date = /** @type {DateConstructor} */ (
  class extends MachineDate {
    /** @param {[]} given */
    constructor(...given) {
      if (given.length === 0) super(now())
      else super(...given)
    }

    static now() {
      return now()
    }
  }
)
