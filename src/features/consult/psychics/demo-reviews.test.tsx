import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { addReview } from '../../../../test/consultations.ts'
import { addClient } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { Voices } from '../../site/home/components/voices.tsx'
import { loadVoices } from '../../site/home/load-voices.server.ts'
import { readCard } from '../accountability/read-card.server.ts'
import { ProfileBody } from '../catalogue/components/profile-body.tsx'
import { findPsychic } from './find-psychic.server.ts'
import { readReviews } from './read-reviews.server.ts'

const site = useTestApp()
const visit = () => systemVisit(site.app, site.app.sites[0])

function markupIn(mode: 'demo' | 'production', element: React.ReactNode): string {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => element }])
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: { mode, person: null } } }} />)
}

test('invented reviews are labelled as examples wherever they are shown, and exist only in the demonstration', async () => {
  const { id: psychicId, slug } = await addPsychic(site.owner)
  const { id: clientId } = await addClient(site)
  await addReview(site.owner, { clientId, psychicId, text: 'Une écoute attentive.' })
  const psychic = (await findPsychic(visit(), slug))!
  const profile = (
    <ProfileBody
      psychic={psychic}
      card={await readCard(visit(), psychicId)}
      reviewPage={await readReviews(visit(), psychicId, null)}
      alike={[]}
      books={false}
      voice={null}
    />
  )
  const voices = <Voices voices={await loadVoices(visit(), 3)} />
  for (const shown of [profile, voices]) {
    for (const mode of ['demo', 'production'] as const) {
      const markup = markupIn(mode, shown)
      expect(markup).toContain('Une écoute attentive.')
      expect(markup.includes('ces avis sont des exemples')).toBe(mode === 'demo')
    }
  }
})
