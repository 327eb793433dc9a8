import { expect, test } from 'vitest'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { imageJobs } from './jobs.server.ts'
import { setPortrait } from './queries.server.ts'

const site = useTestApp()
const DAY = 86_400

const show = (psychicId: number, letter: string) =>
  setPortrait(site.app.db, psychicId, {
    hash: letter.repeat(32),
    files: [96, 192].map((width) => ({ width: width as 96, format: 'webp', bytes: Buffer.from(letter) })),
  })
const cleared = async () => {
  await imageJobs[0]!.run(site.app, {})
  const rows = await site.owner.selectFrom('images').select('hash').orderBy('hash').execute()
  return rows.map(({ hash }) => hash[0]).join('')
}

test('a portrait’s files are deleted a day after the last profile that shows it took another', async () => {
  const [{ id: one }, { id: two }] = [await addPsychic(site.owner), await addPsychic(site.owner)]
  await show(one, 'a')
  await show(two, 'b')
  await show(one, 'b')
  await show(two, 'c')
  await site.advance(DAY - 1)
  expect(await cleared()).toBe('aabbcc')
  await site.advance(1)
  expect(await cleared()).toBe('bbcc')
  // A portrait that is used again remains, and when it is left again, it remains for another day.
  await show(one, 'c')
  await show(one, 'b')
  await show(one, 'c')
  await site.advance(DAY - 1)
  expect(await cleared()).toBe('bbcc')
  await show(one, 'b')
  await site.advance(DAY)
  expect(await cleared()).toBe('bbcc')
  await site.owner.deleteFrom('psychics').where('id', '=', one).execute()
  await site.advance(DAY)
  expect(await cleared()).toBe('cc')
})
