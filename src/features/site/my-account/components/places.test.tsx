import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Places } from './places.tsx'

const linksOf = (role: string): string[] => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <Places role={role} /> }])
  return [...renderToString(<Stub />).matchAll(/href="([^"]+)"/g)].map(([, to]) => to ?? '')
}

test('a client is led to each own page, a psychic and the team to where they work', () => {
  expect(linksOf('client')).toEqual([
    '/mon-compte/consultations',
    '/mon-compte/rendez-vous',
    '/mes-attentes',
    '/mes-favoris',
    '/mon-compte/sms',
    '/mon-compte/questions',
    '/mon-compte/aujourd-hui',
    '/mon-compte/themes',
    '/mon-journal',
    '/wallet',
    '/programme-fidelite/mon-compte',
  ])
  expect(linksOf('psychic')).toEqual(['/espace-voyant'])
  expect(linksOf('admin')).toEqual(['/equipe'])
})
