import { expect, test } from 'vitest'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const site = useTestApp()
const today = async () => (await site.browser().get('/api/psychics/day')).body.psychic

test('null if nobody is listed; otherwise everyone has a turn before anyone has a second, and never an automated psychic', async () => {
  expect(await today()).toBeNull()
  await addPsychic(site.owner, { isAutomaton: true })
  expect(await today()).toBeNull()
  const people = [await addPsychic(site.owner), await addPsychic(site.owner), await addPsychic(site.owner)]
  const chosen: number[] = []
  for (let day = 0; day < 6; day += 1) {
    chosen.push((await today()).id)
    expect((await today()).id).toBe(chosen.at(-1))
    await site.advance(24 * 3600)
  }
  const ids = people.map(({ id }) => id).sort()
  expect(chosen.slice(0, 3).sort()).toEqual(ids)
  expect(chosen.slice(3).sort()).toEqual(ids)
})
