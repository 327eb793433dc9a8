import { type ComponentType, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { Link, NavLink, StaticRouter, useLoaderData, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { catalogue, plainWording, type Wording } from '../../platform/i18n/texts.ts'
import { useShell } from '../shell-data.ts'
import { useTexts } from '../wording.tsx'
import { Fragments } from './fragments.server.tsx'
import { Kept, PlaceContext } from './kept.tsx'

const texts = catalogue('kept-test', { greeting: 'Bonjour', offer: 'Offre {OFFER_WELCOME}' })
const edited = (greeting: string): Wording => ({ ...plainWording, edited: { 'kept-test.greeting': greeting } })

const rendered = (what: ReactNode, path = '/page') =>
  renderToString(<StaticRouter location={path}>{what}</StaticRouter>)

const Word = ({ word }: { word: string }) => <b>{word}</b>

let drawn = 0
function Part({ to, name }: { to: string; name: string }) {
  drawn += 1
  const t = useTexts(texts)
  return (
    <p title={name}>
      <Link to={to}>{t('greeting')}</Link> {t('offer')}
    </p>
  )
}

/** A document with a part in it, as it is sent. */
async function page(wording: Wording, props: Parameters<typeof Part>[0], said = ''): Promise<string> {
  const fragments = new Fragments(wording)
  const html = rendered(
    <PlaceContext value={fragments.place}>
      <main>
        {said}
        <Kept of={Part} with={props} />
        <Kept of={Part} with={{ ...props, to: '/b' }} />
      </main>
    </PlaceContext>,
  )
  return (await fragments.fill(Buffer.from(html))).toString()
}

test('a part is rendered once for the same properties and texts, and is all that there is to see', async () => {
  const wording = edited('Bonsoir')
  drawn = 0
  const html = await page(wording, { to: '/a', name: 'Zoé' })
  expect(html).toBe(
    '<main><p title="Zoé"><a href="/a" data-discover="true">Bonsoir</a> <!-- -->Offre </p>' +
      '<p title="Zoé"><a href="/b" data-discover="true">Bonsoir</a> <!-- -->Offre </p></main>',
  )
  expect(await page(wording, { to: '/a', name: 'Zoé' })).toBe(html)
  expect(drawn).toBe(2)
})

test('other properties, or texts that were read anew, are another part', async () => {
  const wording = edited('Bonsoir')
  await page(wording, { to: '/a', name: 'Zoé' })
  expect(await page(wording, { to: '/a', name: 'Max' })).not.toContain('Zoé')
  expect(await page(edited('Salut'), { to: '/a', name: 'Zoé' })).toContain('Salut')
  expect(await page({ ...wording, locale: 'en' }, { to: '/c', name: 'Zoé' })).toContain('href="/c"')
})

test('what differs by the version that somebody came with is in no part', async () => {
  const offered = { ...edited('Bonsoir'), offers: { WELCOME: '10 minutes' } }
  expect(await page(offered, { to: '/a', name: 'Zoé' })).not.toContain('10 minutes')
})

test('a text that looks like a place stays a text', async () => {
  const said = '<kept-0 place="0"></kept-0>'
  expect(await page(edited('Bonsoir'), { to: '/a', name: said }, said)).toContain('&lt;kept-0 place=')
})

/** A page with a part in it, as it is sent. */
const fill = async (Part: ComponentType) => {
  const fragments = new Fragments(plainWording)
  const html = rendered(
    <PlaceContext value={fragments.place}>
      <Kept of={Part} with={{}} />
    </PlaceContext>,
  )
  return (await fragments.fill(Buffer.from(html))).toString()
}
const OfReader = () => <i>{useShell()?.person?.firstName}</i>
const OfPage = () => <i>{JSON.stringify(useLoaderData())}</i>
const WithId = () => <i id={useId()} />
const Placed = () => <i>{useLocation().pathname}</i>

test('a part knows neither the page’s data, nor its reader, nor its address', async () => {
  await expect(fill(OfReader)).rejects.toThrow('no data of its page')
  await expect(fill(OfPage)).rejects.toThrow('no data of its page')
  expect(await fill(Placed)).toBe('<i>/-</i>')
})

test('a part whose ids would be those of another page is refused', async () => {
  await expect(fill(WithId)).rejects.toThrow('no ids of its own')
})

test('parts stand in the order of the page, whatever was rendered first', async () => {
  const fragments = new Fragments(plainWording)
  const first = renderToString(fragments.place(Word, { word: 'first' }))
  const second = renderToString(fragments.place(Word, { word: 'second' }))
  renderToString(fragments.place(Word, { word: 'never' }))
  const whole = (await fragments.fill(Buffer.from(`<p>${second}, ${first}</p>`))).toString()
  expect(whole).toBe('<p><b>second</b>, <b>first</b></p>')
})

const Linked = () => <NavLink to="/la">là</NavLink>

test('a part is rendered for the page itself where one of its links leads', () => {
  const { place } = new Fragments(plainWording)
  const at = (path: string) =>
    rendered(
      <PlaceContext value={place}>
        <Kept of={Linked} with={{}} leads={['/la']} />
      </PlaceContext>,
      path,
    )
  for (const path of ['/la', '/la/bas']) expect(at(path)).toContain('aria-current="page"')
  for (const path of ['/', '/lapin']) expect(at(path)).not.toContain('</a>')
})

test('in a browser a part is rendered in its place', () => {
  expect(rendered(<Kept of={Word} with={{ word: 'ici' }} />)).toBe('<b>ici</b>')
})
