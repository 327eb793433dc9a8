import { AsyncLocalStorage } from 'node:async_hooks'
import type { Guest, Places } from './places.ts'

/** The place of an admitted request, lent to others while it waits for an outside service. */
export class Seat {
  private readonly guest: Guest
  private readonly places: Places
  private readonly now: () => number
  private readonly onFree: () => void
  private loans = 0
  private lentAt = 0
  private isLeft = false

  constructor(guest: Guest, places: Places, now: () => number, onFree: () => void) {
    this.guest = guest
    this.places = places
    this.now = now
    this.onFree = onFree
  }

  lend(): void {
    if (this.isLeft || ++this.loans > 1) return
    this.lentAt = this.now()
    this.places.underWay -= 1
    this.onFree()
  }

  /** Takes effect at once, even if no place is free: an admitted request never waits again. */
  takeBack(): void {
    if (this.isLeft || --this.loans > 0) return
    this.guest.since += this.now() - this.lentAt
    this.places.underWay += 1
  }

  leave(): void {
    if (this.loans > 0) {
      this.loans = 1
      this.takeBack()
    }
    this.isLeft = true
    this.places.leave(this.guest, this.now())
  }
}

const seats = new AsyncLocalStorage<Seat>()

export const seated = <T>(seat: Seat, work: () => Promise<T>): Promise<T> => seats.run(seat, work)

/** Waits for work outside this machine, and lends the request's place meanwhile. */
export async function elsewhere<T>(work: () => Promise<T>): Promise<T> {
  const seat = seats.getStore()
  seat?.lend()
  try {
    return await work()
  } finally {
    seat?.takeBack()
  }
}
