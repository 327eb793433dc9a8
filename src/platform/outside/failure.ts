/**
 * A failed call to an outside service. Names the call, the reason and the number of tries, and nothing that was sent.
 */
export class OutsideFailure extends Error {
  constructor(what: string, reason: string, tries: number) {
    super(`${what}: ${reason}, ${tries} tried`)
    this.name = 'OutsideFailure'
  }
}
