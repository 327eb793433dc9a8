import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { RichText } from './rich-text.tsx'

function draw(html: string): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => <RichText html={html} /> }])
  return renderToStaticMarkup(<Stub />)
}

test.each([
  ['Bonsoir', 'Bonsoir'],
  [
    '<p>Un <strong>mot <em>doux</em></strong>.</p><p>Deux</p>',
    '<p>Un <strong>mot <em>doux</em></strong>.</p><p>Deux</p>',
  ],
  ['<ul><li>a</li><li>b<br />c</li></ul>', '<ul><li>a</li><li>b<br/>c</li></ul>'],
  ['<h2>a <em>b</em></h2><blockquote><p>c</p></blockquote>', '<h2>a <em>b</em></h2><blockquote><p>c</p></blockquote>'],
  ['a &amp; b &lt;p&gt; &quot;c&quot; &#39;d', 'a &amp; b &lt;p&gt; &quot;c&quot; &#x27;d'],
  [
    '<a href="/voyance?a=1&amp;b=2">voir</a>',
    '<a rel="noopener" href="/voyance?a=1&amp;b=2" data-discover="true">voir</a>',
  ],
  ['<a href="https://ailleurs.example/">voir</a>', '<a rel="noopener" href="https://ailleurs.example/">voir</a>'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<p>a<img src="https://x.example/1.webp" alt="" width="9" height="9" />b</p>', '<p>ab</p>'],
  [`<img src="/images/${'a'.repeat(32)}-480.webp" alt="" />b`, 'b'],
  ['<p>jamais fermé', '<p>jamais fermé</p>'],
  ['</p>a</p>', 'a'],
  ['', ''],
])('%s', (html, drawn) => {
  expect(draw(html)).toBe(drawn)
})

test('a stored picture gets the needed size, its dimensions and its alternative text', () => {
  const hash = 'a'.repeat(32)
  const html = draw(
    `<p><img src="/images/${hash}-480.webp" alt="L&#39;ami &quot;lune&quot;" width="900" height="600" /></p>`,
  )
  expect(html).toContain(`srcSet="/images/${hash}-480.avif 480w, /images/${hash}-900.avif 900w"`)
  expect(html).toMatch(/src="[^"]+-480\.webp" alt="L&#x27;ami &quot;lune&quot;" width="900" height="600"/)
})
