import { expect, test } from 'vitest'
import { type Asked, count, openDoor, statesOf } from '../../../test/door.ts'
import { LINE_LENGTH } from './admission.ts'
import { CALM, LEAST, MOST } from './places.ts'
import type { Rank } from './rank.ts'
import { elsewhere } from './seat.ts'

/** Ends the requests one by one, each after the given time, until none is running. */
async function serveAll({ pass }: ReturnType<typeof openDoor>, asked: readonly Asked[], eachMs = 0): Promise<Asked[]> {
  const served: Asked[] = []
  for (let next = asked.find(({ state }) => state === 'inside'); next; ) {
    next.leave()
    served.push(next)
    await pass(eachMs)
    next = asked.find(({ state }) => state === 'inside')
  }
  return served
}

test.each([1, 8, 30, 100])('%i simultaneous requests are all served, in their order', async (people) => {
  for (const rank of ['first', 'call', 'page', 'kept'] as const) {
    const door = openDoor()
    const asked = door.asked(people, rank)
    await door.settled()
    expect(count(asked, 'inside')).toBe(Math.min(people, CALM))
    expect(await serveAll(door, asked)).toEqual(asked)
    expect([door.admission.refused, door.admission.line.length]).toEqual([0, 0])
  }
})

test('money and chat go before calls, calls before pages, and new and cached pages in their order', async () => {
  const door = openDoor()
  const held = door.asked(CALM, 'page')
  const [page, kept, other, call, first] = (['page', 'kept', 'page', 'call', 'first'] as const).map((rank) =>
    door.ask(rank),
  )
  await door.settled()
  const served = await serveAll(door, [...held, first!, call!, page!, kept!, other!])
  expect(served.slice(CALM)).toEqual([first, call, page, kept, other])
})

test('a rush in one turn does not block the others: of eight places each other turn has one', async () => {
  const door = openDoor()
  const held = door.asked(CALM, 'page')
  const entered: Rank[] = []
  const come = (rank: Rank) => door.ask(rank, async () => void entered.push(rank))
  for (let place = 0; place < 50; place += 1) come('first')
  for (const rank of ['page', 'call', 'page', 'call'] as const) come(rank)
  await door.settled()
  held[0]!.leave()
  await expect.poll(() => entered.length).toBe(54)
  const placesOf = (rank: Rank) => entered.flatMap((one, place) => (one === rank ? [place + 1] : []))
  expect([placesOf('call'), placesOf('page')]).toEqual([
    [4, 12],
    [8, 16],
  ])
  expect(door.admission.refused).toBe(0)
})

test('a full turn does not cause refusals in the others', async () => {
  const door = openDoor()
  door.asked(CALM + 400, 'first')
  await door.settled()
  expect(door.admission.turnAway('first')).not.toBeNull()
  expect([door.admission.turnAway('call'), door.admission.turnAway('page')]).toEqual([null, null])
})

test('a request that would wait too long is refused at once, with the time to wait; turnAway agrees with within', async () => {
  const door = openDoor()
  const asked = door.asked(CALM + 191, 'page')
  await door.settled()
  expect(count(asked, 'refused')).toBe(0)
  const late = door.ask('page')
  await door.settled()
  expect(late.refusal).toMatchObject({ reason: 'overloaded', wait: 2 })
  expect(door.admission.turnAway('page')).toMatchObject({ wait: 2 })
  expect(door.admission.turnAway('kept')).not.toBeNull()
  expect(door.admission.turnAway('call')).toBeNull()
  expect(door.admission.refused).toBe(3)
})

test('the time per request is learned from departures while others wait', async () => {
  const door = openDoor()
  const asked = door.asked(60, 'page')
  await door.settled()
  for (const one of asked.slice(0, 12)) {
    one.leave()
    await door.pass(100)
  }
  // Thirty-nine wait, each for nearly a tenth of a second: more than the two seconds.
  const late = door.ask('page')
  await door.settled()
  expect([late.state, door.admission.refused, door.admission.line.length]).toEqual(['refused', 1, 39])
})

test('no request waits more than two seconds, whatever was expected', async () => {
  const door = openDoor()
  const asked = door.asked(CALM + 2, 'page')
  await door.pass(1999, 0.8)
  expect(count(asked, 'waiting')).toBe(2)
  await door.pass(1, 0.8)
  expect(asked.slice(CALM)).toMatchObject([{ state: 'refused', refusal: { wait: 2 } }, { state: 'refused' }])
  expect(door.admission.line.length).toBe(0)
})

test('a request whose client disconnects leaves the queue', async () => {
  const door = openDoor()
  const asked = door.asked(CALM + 2, 'page')
  asked[CALM]!.hangUp()
  await door.settled()
  expect(door.admission.line.length).toBe(1)
  asked[0]!.leave()
  await door.settled()
  expect(asked[CALM + 1]!.state).toBe('inside')
  expect(door.admission.refused).toBe(0)
})

test('under overload the newest go first, none is overtaken for long, and the queue stays short', async () => {
  const door = openDoor()
  const inside = door.asked(CALM, 'page')
  const waiting = door.asked(192, 'page')
  await door.settled()
  expect(statesOf(waiting.slice(-2))).toEqual(['waiting', 'refused'])
  inside[0]!.leave()
  await door.pass(10, 0.8)
  expect(waiting[190]!.state).toBe('inside')
  // The queue would be served within two seconds again, but not within half of that.
  expect(door.admission.turnAway('page')).not.toBeNull()
  await door.pass(250, 0.8)
  inside[1]!.leave()
  await door.settled()
  expect(waiting[0]!.state).toBe('inside')
})

test('a second after the last refusal the overload is over', async () => {
  const door = openDoor()
  const inside = door.asked(CALM, 'page')
  const waiting = door.asked(192, 'page')
  await door.settled()
  for (const one of inside.slice(0, 2)) one.leave()
  await door.pass(1000, 0.8)
  const late = door.ask('page')
  inside[2]!.leave()
  await door.settled()
  expect([late.state, waiting[0]!.state]).toEqual(['waiting', 'inside'])
})

test('a queue has a maximum length, however quickly it moves, and other turns have their own', async () => {
  const door = openDoor()
  const asked = door.asked(100, 'page')
  await door.settled()
  await serveAll(door, asked)
  const flood = door.asked(LINE_LENGTH + CALM + 2, 'page')
  await door.settled()
  expect(statesOf(flood.slice(-3))).toEqual(['waiting', 'refused', 'refused'])
  expect(door.ask('first').state).toBe('waiting')
  await door.settled()
  expect(door.admission.refused).toBe(2)
})

test('a saturated thread runs few requests, until it has room again', async () => {
  const door = openDoor()
  await door.pass(100, 0.95)
  expect(door.admission.places.limit).toBe(CALM / 2)
  await door.pass(100, 1)
  await door.pass(100, 1)
  expect(door.admission.places.limit).toBe(LEAST)
  door.asked(MOST * 2, 'first')
  await door.pass(100, 0.8)
  expect(door.admission.places.limit).toBe(LEAST)
  await door.pass(100, 0.64)
  expect(door.admission.places.limit).toBe(3)
  for (let look = 0; look < 15; look += 1) await door.pass(100, 0.1)
  expect([door.admission.places.limit, door.admission.places.underWay]).toEqual([MOST, MOST])
})

test('a thread with room runs few requests too, while work takes twice as long as on a calm node', async () => {
  const door = openDoor()
  const serve = async (people: number, ms: number) => {
    const asked = door.asked(people, 'call')
    await door.pass(ms, 0.1)
    for (const one of asked) one.leave()
    await door.settled()
  }
  for (let time = 0; time < 5; time += 1) await serve(1, 20)
  await serve(CALM, 60)
  await door.pass(100, 0.1)
  expect(door.admission.places.limit).toBe(CALM / 2)
  door.asked(30, 'call')
  await door.pass(100, 0.1)
  expect(door.admission.places.limit).toBe(6)
})

test('once nobody has waited for a second, a node has its usual places', async () => {
  const door = openDoor()
  const asked = door.asked(CALM + 1, 'page')
  await door.pass(100, 1)
  for (const one of asked) one.leave()
  await door.settled()
  await door.pass(100, 0.8)
  await door.pass(999, 0.8)
  expect(door.admission.places.limit).toBe(CALM / 2)
  await door.pass(100, 0.8)
  expect(door.admission.places.limit).toBe(CALM)
})

test('a request that waits for an outside service lends its place', async () => {
  const door = openDoor()
  const answer = Promise.withResolvers<void>()
  const away = Array.from({ length: CALM }, () => door.ask('first', () => elsewhere(() => answer.promise)))
  const asked = door.asked(CALM + 1, 'page')
  await door.settled()
  expect([count(asked, 'inside'), door.admission.places.underWay]).toEqual([CALM, CALM])
  answer.resolve()
  await door.settled()
  expect(count(away, 'left')).toBe(CALM)
  expect([count(asked, 'inside'), door.admission.places.underWay]).toEqual([CALM, CALM])
})

test('a lent place is returned in full, even from work that nobody awaited', async () => {
  const door = openDoor()
  const answer = Promise.withResolvers<void>()
  const ask = async () => {
    void elsewhere(() => answer.promise)
    await elsewhere(() => Promise.resolve())
  }
  const asked = door.ask('first', ask)
  await door.settled()
  expect([asked.state, door.admission.places.underWay]).toEqual(['left', 0])
  answer.resolve()
  await door.settled()
  expect(door.admission.places.underWay).toBe(0)
})

test('a failed request frees its place', async () => {
  const door = openDoor()
  const failing = Array.from({ length: CALM }, () => door.ask('page', () => Promise.reject(new Error('no'))))
  await door.settled()
  expect(count(failing, 'refused')).toBe(CALM)
  expect([door.admission.places.underWay, door.admission.refused]).toEqual([0, 0])
})
