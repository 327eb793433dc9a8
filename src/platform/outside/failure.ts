/**
 * A failed call to an outside service. Names the call, the reason and the number of tries, and nothing that was sent.
 */
export class OutsideFailure extends Error {
  /** 0 if the call was never made. */
  readonly tries: number

  constructor(what: string, reason: string, tries: number) {
    super(`${what}: ${reason}, ${tries} tried`)
    this.name = 'OutsideFailure'
    this.tries = tries
  }
}
