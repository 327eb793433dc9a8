import { expect, test } from 'vitest'
import { addPair, openRoom, type Pair, write } from '../../../../test/consulting.ts'
import { sendForm } from '../../../../test/forms.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { action } from './mine.page.tsx'

const site = useTestApp()
const search = async (browser: Pair['client'], words: string) =>
  (await browser.post('/api/consultations/search', { words })).body
const foundBy = async (browser: Pair['client'], words: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: answers are examined field by field
  (await search(browser, words)).found.map(({ before, match, after }: any) => before + match + after)

async function conversation(...texts: string[]) {
  const pair = await addPair(site, { freeSeconds: 600 })
  const id = await openRoom(pair)
  for (const text of texts) await write(pair.psychic, id, text)
  await write(pair.client, id, 'Merci, à Noël alors.')
  return { ...pair, id }
}

test('each side finds words in its own conversations, and nobody else’s', async () => {
  const [one, other] = [
    await conversation('Votre mère reviendra à Noël.'),
    await conversation('Une autre parle de Noël.'),
  ]
  const { found, isWhole } = await search(one.client, 'noel')
  expect(isWhole).toBe(true)
  expect(found).toMatchObject([
    { consultationId: one.id, sequence: 2, own: true, before: 'Merci, à ', match: 'Noël', after: ' alors.' },
    { consultationId: one.id, sequence: 1, own: false },
  ])
  expect(await foundBy(one.psychic, 'NOËL mere')).toEqual(['Votre mère reviendra à Noël.'])
  expect(await foundBy(other.client, 'noël')).toEqual(['Merci, à Noël alors.', 'Une autre parle de Noël.'])
  expect(await foundBy(other.client, 'mère')).toEqual([])
})

test('what never reached the client isn’t found by them, and an erased conversation by nobody', async () => {
  const { client, psychic, id } = await conversation('Le secret du grenier')
  await site.owner
    .updateTable('messages')
    .set({ undelivered: true })
    .where('consultation_id', '=', id)
    .where('sequence', '=', 1)
    .execute()
  expect([await foundBy(client, 'grenier'), (await foundBy(psychic, 'grenier')).length]).toEqual([[], 1])
  await site.owner.deleteFrom('messages').where('consultation_id', '=', id).execute()
  expect(await foundBy(psychic, 'grenier')).toEqual([])
})

test('the page’s form is posted, and gives back what was typed', async () => {
  const { client } = await conversation('Le grenier')
  const found = await sendForm(site, action, '/mon-compte/consultations', { words: 'grenier' }, client)
  expect(found.data).toMatchObject({ found: [{ match: 'grenier' }], typed: { words: 'grenier' } })
  const short = await sendForm(site, action, '/mon-compte/consultations', { words: 'x' }, client)
  expect(short.data).toMatchObject({ refusal: { field: 'words' }, typed: { words: 'x' } })
})

test('thousands of messages are looked through in a moment, and fifty are listed', async () => {
  const { client, id } = await conversation('Une lune')
  const seal = (n: number) =>
    site.app.keys.seal(
      `message ${id} psychic many-${n}`,
      n % 100 === 0 ? 'La lune pleine' : 'Autre chose, longuement dite. '.repeat(8),
    )
  const rows = Array.from({ length: 4000 }, (_, n) => ({
    consultation_id: id,
    sequence: 10 + n,
    client_message_id: `many-${n}`,
    author: 'psychic',
    sealed: seal(n),
    sent_at: site.now(),
  }))
  for (let from = 0; from < rows.length; from += 1000) {
    await site.owner
      .insertInto('messages')
      .values(rows.slice(from, from + 1000))
      .execute()
  }
  const began = performance.now()
  const { found, isWhole } = await search(client, 'lune')
  expect([found.length, isWhole]).toEqual([41, true])
  expect(performance.now() - began).toBeLessThan(5000)
  const many = await search(client, 'dite')
  expect([many.found.length, many.isWhole]).toEqual([50, false])
})

test('thirty searches in ten minutes', async () => {
  const { client } = await conversation('Une lune')
  for (let count = 0; count < 30; count += 1) await search(client, 'lune')
  const refused = await client.post('/api/consultations/search', { words: 'lune' })
  expect([refused.status, refused.body.api.error.code]).toEqual([429, 4001])
})
