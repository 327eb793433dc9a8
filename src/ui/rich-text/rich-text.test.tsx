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
  ['<p>jamais fermé', '<p>jamais fermé</p>'],
  ['</p>a</p>', 'a'],
  ['', ''],
])('%s', (html, drawn) => {
  expect(draw(html)).toBe(drawn)
})
