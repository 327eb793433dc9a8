import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readConfig } from '../../../config.ts'
import type { Named } from '../../house/papers/read-identity.server.ts'
import { LegalText } from './components/legal-text.tsx'
import { type LegalPage, sections } from './sections.ts'

const told = readConfig({
  LEGAL_NAME: 'Exemple SAS',
  LEGAL_ADDRESS: '1 rue de la Lune, Paris',
  LEGAL_REGISTRATION: 'RCS Paris 123 456 789',
  LEGAL_DIRECTOR: 'Anne Martin',
  LEGAL_HOST: 'Hébergeur SA',
  LEGAL_PHONE: '01 23 45 67 89',
  LEGAL_MEDIATOR: 'Médiateur des tests',
}).legal
const pages = Object.keys(sections) as LegalPage[]
const shown = (page: LegalPage, identity: Named['identity']) =>
  renderToStaticMarkup(
    <LegalText page={page} named={{ company: 'Cosmospace', contact: 'donnees@site.example', identity }} />,
  )

test.each(pages)('%s has no unfilled placeholder, whoever publishes the site', (page) => {
  for (const identity of [told, null]) expect(shown(page, identity)).not.toMatch(/\{\w+\}|undefined/)
})

test('the publisher of the site is named', () => {
  const notice = shown('notice', told)
  for (const fact of Object.values(told!)) expect(notice).toContain(fact)
  expect(notice).not.toContain('démonstration')
})

test.each(pages)('%s of the demonstration says that it is one', (page) => {
  expect(shown(page, null)).toContain('Ce site est une démonstration')
})
