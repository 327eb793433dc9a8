export interface Holder {
  userId: number
  /** null for the present owner. */
  leftAt: Date | null
}

/** A period of time; null bounds are open. */
export interface Span {
  after: Date | null
  until: Date | null
}

/**
 * The periods in which signed-out messages from an address belong to a person: from the previous holder's departure
 * until their own. After its last holder left, the address stays theirs until another person proves it.
 */
export function spansOf(holders: readonly Holder[], userId: number): Span[] {
  const inOrder = holders.toSorted((a, b) => (a.leftAt?.getTime() ?? Infinity) - (b.leftAt?.getTime() ?? Infinity))
  return inOrder.flatMap(({ userId: holder, leftAt }, place) => {
    if (holder !== userId) return []
    return [{ after: inOrder[place - 1]?.leftAt ?? null, until: place === inOrder.length - 1 ? null : leftAt }]
  })
}
