import { expect, test } from 'vitest'
import { addPair, openRoom, talk, write } from '../../../../test/consulting.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const site = useTestApp()

test('only published reviews are listed, newest first, clients by an initial, with the average', async () => {
  for (const [rating, text] of [
    [5, 'Première'],
    [2, 'Deuxième'],
    [1, 'Refusée'],
  ] as const) {
    const pair = await addPair(site, { cents: 1000 })
    const id = await openRoom(pair)
    await write(pair.psychic, id)
    await talk(site, pair, id, 60, 30)
    await pair.client.post(`/api/consultations/${id}/end`)
    await pair.client.post('/api/reviews', { consultationId: id, rating, text })
  }
  const read = async (query = '') => (await site.browser().get(`/api/psychics/comments${query}`)).body
  expect(await read()).toMatchObject({ comments: [], globalRating: { average: null, count: 0 } })
  await site.owner.updateTable('reviews').set({ status: 'published' }).where('rating', '>', 1).execute()
  const { comments, globalRating } = await read()
  expect(comments.map((comment: { text: string }) => comment.text)).toEqual(['Deuxième', 'Première'])
  expect(comments[0]).toMatchObject({ initial: 'C.', rating: 2, psychic: { name: 'Solène' } })
  expect(globalRating).toEqual({ average: 3.5, count: 2 })
  expect((await read('?origin=1&limit=1')).comments[0].text).toBe('Première')
  expect((await site.browser().get('/api/psychics/comments?limit=0')).body.api.error).toMatchObject({
    code: 107,
    field: 'limit',
  })
})
