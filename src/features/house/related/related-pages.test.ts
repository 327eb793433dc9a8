import { beforeAll, expect, test } from 'vitest'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { saveEntry } from '../../content/content/save-entry.server.ts'
import { systemVisit } from '../session/open-visit.server.ts'
import { relatedPages } from './related-pages.server.ts'

const site = useTestApp()
const visit = () => systemVisit(site.app, site.app.sites[0])
const term = (address: string, name: string, body: string) =>
  ({
    kind: 'term',
    address,
    status: 'published',
    publishAt: null,
    data: { term: name, glossary: 'divination', short: 'Un mot.', body: `<p>${body}</p>`, see: [] },
  }) as const

beforeAll(async () => {
  await saveEntry(visit(), term('pendule', 'Pendule', 'Le pendule oscille au bout de son fil.'), null)
  await saveEntry(visit(), term('radiesthesie', 'Radiesthésie', 'Chercher une source avec un pendule.'), null)
  await saveEntry(visit(), term('runes', 'Runes', 'Des signes gravés dans le bois.'), null)
  await addPsychic(site.owner, { slug: 'solene', name: 'Solène' })
})

test('a page links to those that share its words, not to itself or unrelated ones, always the same', async () => {
  const from = (path: string) => relatedPages(visit(), path, ['term', 'psychic'])
  const related = await from('/divination/lexique/pendule')
  expect(related).toEqual([{ path: '/divination/lexique/radiesthesie', title: 'Radiesthésie', kind: 'term' }])
  expect(await from('/divination/lexique/pendule')).toEqual(related)
  expect(await from('/divination/lexique/nulle-part')).toEqual([])
  expect(await relatedPages(visit(), '/divination/lexique/pendule', ['article'])).toEqual([])
})
