import { expect, test } from 'vitest'
import { sendForm } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { saveEntry } from '../../content/content/save-entry.server.ts'
import { webinarConsent } from '../../content/webinars/consent.server.ts'
import * as page from '../../content/webinars/webinar.page.tsx'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { collectData } from './collect-data.server.ts'
import { eraseDue } from './erase-account.server.ts'
import { findFacts } from './find-facts.server.ts'

const site = useTestApp()

test('a person’s copy has their registrations, and their account leaves none behind', async () => {
  const visit = systemVisit(site.app, site.app.sites[0])
  const data = {
    title: 'Lire une carte',
    description: 'Une heure.',
    host: 'Salomé',
    body: '<p>On regarde.</p>',
    startsAt: new Date(site.now().getTime() + 90 * 86_400_000).toISOString(),
    minutes: 60,
    places: 10,
    joinLink: '/mag',
    replayLink: null,
    isCancelled: false,
  }
  await saveEntry(visit, { kind: 'webinar', address: 'carte', status: 'published', publishAt: null, data }, null)
  const { shown } = await webinarConsent(visit)
  const fields = { slug: 'carte', consents: 'WEBINAR', consentsShown: shown }
  const { id, browser } = await addClient(site, { email: 'la-mienne@example.fr' })
  await sendForm(site, page.action, '/voyance/webinaire', fields, browser)
  const other = { ...fields, emailAddress: 'une-autre@example.fr' }
  await sendForm(site, page.action, '/voyance/webinaire', other, site.browser())

  const parts = JSON.stringify(await collectData(site.app, (await findFacts(site.app, id))!, async () => {}))
  expect(parts).toContain('utilise mon adresse pour ce webinaire et lui seul')
  expect(parts).not.toContain('une-autre@example.fr')
  await site.owner.updateTable('users').set({ leaves_at: site.now() }).where('id', '=', id).execute()
  await eraseDue(site.app)
  const left = await site.owner.selectFrom('webinar_registrations').select('email').execute()
  expect(left).toEqual([{ email: 'une-autre@example.fr' }])
})
