import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { catalogue, plainWording, type TextLink } from '../../../platform/i18n/texts.ts'
import { LinkedText, WordingContext } from '../../../ui/wording.tsx'
import { cleanText, readVersion } from './clean-text.server.ts'
import { isSafeHref, unclosedIn } from './rules.ts'

const acts = ['alert(1)', 'window.x=1', 'fetch("/x")', 'eval(name)', 'import("//x.example")']
const tags = ['script', 'img', 'svg', 'iframe', 'a', 'math', 'body', 'form', 'style', 'object', 'base', 'template']
const events = ['onerror', 'onload', 'onclick', 'onfocus autofocus', 'ontoggle', 'onpointerenter', 'onanimationstart']
const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java\tscript:',
  'java\nscript:',
  'vbscript:',
  'data:text/html,',
]

const payloads = [
  ...tags.flatMap((tag) =>
    events.flatMap((event) =>
      acts.flatMap((act) => [
        `<${tag} ${event}=${act}>`,
        `"><${tag.toUpperCase()}/${event}='${act}'//`,
        `&lt;${tag} ${event}=${act}&gt;`,
        `<${tag[0]}<${tag}>${tag.slice(1)} ${event}=${act}>`,
      ]),
    ),
  ),
  ...schemes.flatMap((scheme) =>
    acts.flatMap((act) => [
      `${scheme}${act}`,
      `<a href="${scheme}${act}">x</a>`,
      `<iframe src="${scheme}${act}">`,
      `<form action="${scheme}${act}"><button>x`,
      `%terms% <svg><a xlink:href="${scheme}${act}"><text>x`,
      `&amp;lt;a href=&amp;quot;${scheme}${act}&amp;quot;&amp;gt;`,
    ]),
  ),
  ...acts.flatMap((act) => [
    `<scr\u200bipt>${act}</script>`,
    `<!--><img src=x onerror=${act}>-->`,
    `<noscript><p title="</noscript><img src=x onerror=${act}>">`,
    `<![CDATA[<script>${act}</script>]]>`,
    `\u202e<script>${act}</script>`,
    `<textarea></textarea><script>${act}</script>`,
  ]),
].flatMap((one) => [one, `Bonjour ${one} bonsoir`])

const texts = catalogue('x', { text: 'Voir %terms%.' })

/** The rendered text, with the editor's link. */
const drawn = (edited: string, link: TextLink | undefined) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <WordingContext
        value={{ ...plainWording, edited: { 'x.text': edited }, links: link ? { 'x.text': { terms: link } } : {} }}
      >
        <LinkedText from={texts} name="text" links={{ terms: { href: '/page/conditions', label: 'tout' } }} />
      </WordingContext>
    </MemoryRouter>,
  )

test('of two thousand XSS payloads in the text, label and address of a link, none survives', () => {
  expect(payloads.length).toBeGreaterThan(2000)
  const surviving = payloads.filter((payload) => {
    const links = [{ parameter: 'terms', label: payload.slice(0, 120), href: payload, target: null }]
    const version = readVersion({ value: payload, links })
    const link = version.links[0]
    const page = drawn(version.value, link && { label: link.label, href: link.href })
    const isClean = !/<[a-z!/]/i.test(version.value) && cleanText(version.value) === version.value
    const isDrawnClean = !page.replaceAll(/<a href="\/page\/conditions"[a-z ="-]*>tout<\/a>/g, '').includes('<')
    return !isClean || !isDrawnClean || link !== undefined
  })
  expect(surviving.slice(0, 5)).toEqual([])
})

test('legitimate characters stay: accents, non-breaking spaces, comparison operators, a joined emoji', () => {
  const written = 'Dès 2\u00a0€ : « l’été » & 1 < 2,\nR&D… 👩\u200d🚀'
  expect(cleanText(written)).toBe(written)
  expect(cleanText('\u{e0068}a\u202eb\ufeffc\r\nd\u0007')).toBe('abc\nd')
})

test('a stored link that leads elsewhere, or that the text does not use, is not shown', () => {
  const link = { parameter: 'terms', label: 'ici', href: '/voyance', target: null }
  const links = [
    link,
    { ...link, parameter: 'autre' },
    { ...link, href: 'javascript:x' },
    { ...link, target: '_top' },
    7,
  ]
  expect(readVersion({ value: 'Voir %terms%', links })).toEqual({ value: 'Voir %terms%', links: [link] })
  expect(readVersion({ value: 'Voir %terms%', links: 'rien' }).links).toEqual([])
})

test.each([
  ['/voyance?x=1#y', true],
  ['https://ami.example/page', true],
  ['mailto:bonjour@site.example', true],
  ['tel:+33123456789', true],
  ['//ami.example', false],
  ['/\\ami.example', false],
  ['/a b', false],
  ['https://ami.example@pirate.example', false],
  ['http://ami.example', false],
  ['mailto:a@b.fr?body=x', false],
  ['voyance', false],
  ['', false],
])('a link to « %s »: %s', (href, safe) => {
  expect(isSafeHref(href)).toBe(safe)
})

test.each([
  ['Un {nom} à 50 % et %lien%', []],
  ['{', ['{']],
  ['a}', ['}']],
  ['{a{b}', ['{a']],
  ['%lien', ['%lien']],
])('in « %s », %j is unclosed', (text, open) => {
  expect(unclosedIn(text)).toEqual(open)
})
