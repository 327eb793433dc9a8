import { beforeAll, expect, test } from 'vitest'
import { addPair, openRoom, type Pair, talk, write } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { PASSWORD } from '../../../../test/privacy.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { hashPassword } from '../../house/users/password.server.ts'
import { action } from './copy.page.ts'
import { loader } from './rights.page.tsx'
import { COPIES_A_DAY } from './rules.ts'

const site = useTestApp()
const HERE = '/espace-voyant/mes-droits'
const FILE = `${HERE}/copie.json`
const MINUTE = 60
let pair: Pair
let other: Pair
let room: number

beforeAll(async () => {
  pair = await addPair(site, { cents: 10_000, client: { firstName: 'Ombeline' }, psychic: { name: 'Éléonore' } })
  other = await addPair(site, { cents: 10_000, psychic: { name: 'Clélie' } })
  const rooms = []
  for (const one of [pair, other]) {
    const id = await openRoom(one)
    await write(one.psychic, id)
    await write(one.client, id, 'Mon secret est bien gardé')
    await talk(site, one, id, 120)
    await one.psychic.post(`/api/consultations/${id}/note`, { text: 'Elle doute.', version: 0 })
    await one.client.post(`/api/consultations/${id}/end`)
    rooms.push(id)
  }
  room = rooms[0]!
  await pair.client.post('/api/reviews', { consultationId: room, rating: 4, text: 'Des mots de cliente, justes.' })
})

/** The file, as a browser saves it. */
async function take(by: Pair['client'], fields: Record<string, string> = {}) {
  let file: string | null = null
  // biome-ignore lint/suspicious/noExplicitAny: the arguments are the page's
  const door = async (args: any) => {
    const answer = await action(args)
    file = await answer.clone().text()
    return answer
  }
  const { status, location } = await sendForm(site, door, FILE, fields, by)
  return { status, location, file: file === null ? null : JSON.parse(file) }
}
const read = async (query = '', by = pair.psychic) => (await openPage(site, loader, `${HERE}${query}`, by)).data
const userOf = async ({ psychicId }: Pair) =>
  (await site.owner.selectFrom('psychics').select('user_id').where('id', '=', psychicId).executeTakeFirstOrThrow())
    .user_id!

test('a psychic takes a copy of their profile, consultations and earnings, and of nobody else’s', async () => {
  const { status, file } = await take(pair.psychic)
  expect(status).toBe(200)
  expect(file['Votre profil']).toMatchObject([{ Nom: 'Éléonore', 'En activité depuis': 2010 }])
  expect(file['Vos prix']).toMatchObject([{ 'Prix à la minute, en centimes': 250 }])
  expect(file['Vos consultations']).toMatchObject([
    { Numéro: room, État: 'ended', Secondes: 120, 'Facturé au client, en centimes': 500 },
  ])
  const rows: { 'Montant, en centimes': number }[] = file['Vos gains, mouvement par mouvement']
  const { balance } = await site.owner
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('kind', '=', 'psychic_earnings')
    .where('owner_id', '=', pair.psychicId)
    .executeTakeFirstOrThrow()
  expect(balance).toBeGreaterThan(0)
  expect(rows.map((row) => row['Montant, en centimes']).reduce((sum, one) => sum + one, 0)).toBe(balance)
  expect(file['Vos notes sur des clients']).toEqual([{ Nombre: 1 }])
  expect(file['Vos notes']).toMatchObject([{ Consultation: room, Note: 4 }])
})

test('the copy names no client and holds none of their words, nor the notes about them', async () => {
  const { file } = await take(pair.psychic)
  const whole = JSON.stringify(file)
  for (const word of ['Ombeline', 'secret', 'Des mots de cliente', 'Elle doute', 'Clélie']) {
    expect(whole).not.toContain(word)
  }
  expect(whole).toContain('Éléonore')
})

test('nobody but a psychic has a copy, and whoever is signed out signs in first', async () => {
  expect(await take(pair.client)).toMatchObject({ status: 403, file: null })
  const stranger = await take(site.browser())
  expect(stranger).toMatchObject({ status: 302, file: null })
  expect(stranger.location).toContain('/connexion')
  expect((await openPage(site, loader, HERE, pair.client)).status).toBe(403)
})

test('after ten minutes the password is asked for, and a wrong one gives no copy', async () => {
  expect((await read()).copyNeeds).toBeNull()
  await site.advance(11 * MINUTE)
  expect((await read()).copyNeeds).toBe('signIn')
  expect(await take(pair.psychic)).toMatchObject({ location: `${HERE}?refus=mot-de-passe`, file: null })
  const password_hash = await hashPassword(PASSWORD)
  await site.owner
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', await userOf(pair))
    .execute()
  expect((await read()).copyNeeds).toBe('password')
  const wrong = await take(pair.psychic, { password: 'une autre phrase' })
  expect(wrong).toMatchObject({ location: `${HERE}?refus=mot-de-passe`, file: null })
  expect((await read('?refus=mot-de-passe')).refused).toBe('mot-de-passe')
  expect((await read('?refus=rien')).refused).toBeNull()
  expect((await take(pair.psychic, { password: PASSWORD })).file).toHaveProperty('Votre profil')
})

test('the copies of a day are counted, and only those that were given', async () => {
  await site.advance(86_400)
  const again = await addPair(site, { psychic: { name: 'Maïa' } })
  for (let count = 0; count < COPIES_A_DAY; count += 1) expect((await take(again.psychic)).status).toBe(200)
  expect(await take(again.psychic)).toMatchObject({ location: `${HERE}?refus=copies`, file: null })
})
