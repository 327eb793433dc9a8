import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSite, startSite } from './site.ts'

let site: RunningSite
let cookies: Record<'anonymous' | 'client' | 'psychic', string>

beforeAll(async () => {
  site = await startSite()
  cookies = {
    anonymous: '',
    client: await signedIn('cliente@demo.test'),
    psychic: await signedIn('voyante@demo.test'),
  }
})
afterAll(() => site?.stop())

async function signedIn(email: string): Promise<string> {
  const answer = await fetch(`${site.address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.address },
    body: JSON.stringify({ email, password: 'clair-de-lune-2026' }),
  })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()[0]!.split(';')[0]!
}

/** By the document's nonce, or for a kept document by the digest of its content. */
function blessed(policy: string, attributes: string, content: string): boolean {
  const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1]
  if (nonce) return policy.includes(`'nonce-${nonce}' 'strict-dynamic'`)
  return policy.includes(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
}

const pages = [
  ['anonymous', '/', 200],
  ['anonymous', '/voyance', 200],
  ['anonymous', '/voyance?jobId=3&isGrouped=1', 200],
  ['anonymous', '/voyance/salome', 200],
  ['anonymous', '/voyance/eleonore', 200],
  ['anonymous', '/inscription', 200],
  ['anonymous', '/connexion', 200],
  ['anonymous', '/page/conditions', 200],
  ['anonymous', '/mag', 200],
  ['anonymous', '/mag?theme=tarot', 200],
  ['anonymous', '/mag?theme=cuisine', 404],
  ['anonymous', '/mag/personne', 404],
  ['anonymous', '/voyance/lexique', 200],
  ['anonymous', '/divination/lexique?q=carte', 200],
  ['anonymous', '/divination/lexique/personne', 404],
  ['anonymous', '/questions-frequentes', 200],
  ['anonymous', '/page/comment-consulter', 200],
  ['anonymous', '/voyance/astrologues', 200],
  ['anonymous', '/bac-a-sable', 200],
  ['anonymous', '/nulle-part', 404],
  ['anonymous', '/voyance/personne', 404],
  ['client', '/mon-compte', 200],
  ['client', '/mon-compte/consultations', 200],
  ['client', '/mon-compte/appareils', 200],
  ['client', '/mon-compte/cles-d-acces', 200],
  ['client', '/wallet', 200],
  ['client', '/mes-favoris', 200],
  ['client', '/voyance/eleonore/consulter', 200],
  ['client', '/consultations/1', 404],
  ['client', '/consultations/abc/recu', 404],
  ['client', '/espace-voyant', 403],
  ['psychic', '/espace-voyant', 200],
  ['psychic', '/mon-compte/consultations', 200],
  ['psychic', '/wallet', 403],
] as const

test.each(pages)(
  '%s, %s: %i, one title, one h1, a canonical, nothing that the policy forbids',
  async (who, path, status) => {
    const answer = await fetch(`${site.address}${path}`, { headers: { cookie: cookies[who] } })
    const html = await answer.text()
    expect(answer.status).toBe(status)
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1)
    expect(html).not.toMatch(/\sstyle="/)
    const policy = answer.headers.get('content-security-policy')!
    expect(policy).not.toContain('unsafe')
    for (const [, attributes, content] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (attributes!.includes('application/ld+json')) continue
      expect(blessed(policy, attributes!, content!), content!).toBe(true)
    }
    if (status !== 200) return
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(description.length).toBeGreaterThan(20)
    expect(description.length).toBeLessThanOrEqual(180)
    expect(html).toContain(`<link rel="canonical" href="${site.address}${path.split('?')[0]}"`)
  },
)

test.each(['/mag/personne', '/divination/lexique/tarots', '/nulle-part', '/voyance/salomee', '/voyance/mediums-x'])(
  '%s leads to pages that there are',
  async (path) => {
    const html = await (await fetch(`${site.address}${path}`)).text()
    const ways = /aria-labelledby="ways"[\s\S]*?<\/nav>/.exec(html)![0]
    const links = [...ways.matchAll(/href="([^"#]+)/g)].map(([, to]) => to)
    expect(links.length).toBeGreaterThan(1)
    for (const to of links) expect((await fetch(`${site.address}${to}`)).status, to).toBe(200)
  },
)

test.each(['/wallet', '/mon-compte', '/consultations/1', '/espace-voyant', '/voyance/salome/consulter'])(
  'an anonymous visitor of %s is asked to sign in, and brought back',
  async (path) => {
    const answer = await fetch(`${site.address}${path}`, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`/connexion?retour=${encodeURIComponent(path)}`)
  },
)

test('anonymous pages are the same bytes for everyone, but for the nonce', async () => {
  const read = async () =>
    (await (await fetch(`${site.address}/page/conditions`)).text()).replaceAll(/nonce="[^"]+"/g, '')
  expect(await read()).toBe(await read())
})
