import { expect, test } from 'vitest'
import { addPair, stopRoom } from '../../../../test/consulting.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const site = useTestApp()
const given = { cents: 20_000, psychic: { price: 300 } }

test('a psychic who presses the button more often than others is listed for staff and on the dashboard', async () => {
  const [pair, calm] = [await addPair(site, given), await addPair(site, given)]
  const [moderator, admin] = [await addStaff(site, 'moderator'), await addStaff(site, 'admin')]
  const { name } = await site.owner
    .updateTable('psychics')
    .set({ name: 'Alarmine' })
    .where('id', '=', pair.psychicId)
    .returning('name')
    .executeTakeFirstOrThrow()
  const listed = async () => (await moderator.browser.get('/api/admin/danger-presses')).body.unusual
  const press = () => stopRoom(site, pair, { by: 'psychic', seconds: 30 })
  await stopRoom(site, calm, { by: 'psychic', seconds: 30 })
  for (let presses = 1; presses < 3; presses += 1) {
    await press()
    expect(await listed()).toEqual([])
  }
  await press()
  expect(await listed()).toEqual([{ psychicId: pair.psychicId, name, presses: 3, rooms: 3 }])
  const { alerts } = (await admin.browser.get('/api/admin/dashboard/7')).body.row
  expect(alerts).toContainEqual({ kind: 'presses', count: 1, names: [name] })
})
