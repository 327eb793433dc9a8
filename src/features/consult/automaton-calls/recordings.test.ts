import { expect, test } from 'vitest'
import { men } from '../../../../db/seed/psychics/men.data.ts'
import { women } from '../../../../db/seed/psychics/women.data.ts'
import { voices } from './lines.data.ts'
import { readOgg } from './ogg.ts'
import { linesOf, recordingOf, textsOf } from './recordings.server.ts'

const MOST_BYTES = 300_000
/** Packets of 20 ms. */
const SECOND = 50

test('each text is spoken as it is written now, in a few seconds; all recordings together are small', async () => {
  let bytes = 0
  for (const voice of voices) {
    for (const [place, text] of textsOf(voice).entries()) {
      const file = await recordingOf(voice.slug, place)
      bytes += file.length
      const { comments, packets } = readOgg(file)
      expect(comments, 'changed since: npm run voices').toContain(`TEXT=${text}`)
      expect(packets.length).toBeGreaterThan(2 * SECOND)
      expect(packets.length).toBeLessThan(16 * SECOND)
    }
  }
  expect(bytes).toBeLessThan(MOST_BYTES)
})

test('the automata of the demonstration that offer web calls have a voice, and say so first', async () => {
  const offering = [...women, ...men].filter(
    ({ isAutomaton, channels }) => isAutomaton && channels.includes('web-call'),
  )
  expect(offering.length).toBeGreaterThan(1)
  for (const { slug } of offering) expect((await linesOf(slug))?.opening.text).toContain('voix de synthèse')
  expect(await linesOf('salome')).toBeNull()
})
