/** A call to the outside that was given up. It says which, why and after how many tries, and nothing of what was sent. */
export class OutsideFailure extends Error {
  constructor(what: string, reason: string, tries: number) {
    super(`${what}: ${reason}, ${tries} tried`)
    this.name = 'OutsideFailure'
  }
}
