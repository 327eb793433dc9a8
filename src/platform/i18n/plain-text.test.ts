import { expect, test } from 'vitest'
import { plainText, shortened } from './plain-text.server.ts'

test.each([
  ['<p>Le ciel</p><p>de <strong>mars</strong></p>', 'Le ciel de mars'],
  ['Tom &amp; Jerry &lt;3 &eacute;t&eacute;', 'Tom & Jerry <3 été'],
  ['avant<script>alert(1)</script><style>p{}</style> après', 'avant après'],
  ['<!-- rien -->un<br>deux\n\n trois', 'un deux trois'],
  ['1 < 2 et 3 > 2', '1 < 2 et 3 > 2'],
  ['<img src=x onerror=alert(1)>', ''],
  ['jamais fermé <b', 'jamais fermé'],
])('the plain text of %s is « %s »', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test.each([
  ['<p>Le ciel de mars</p>', 20, 'Le ciel de mars'],
  ['<p>Le ciel de mars</p>', 13, 'Le ciel de…'],
  ['Le ciel, de mars', 10, 'Le ciel…'],
  ['Le ciel de mars', 8, 'Le ciel…'],
  ['anticonstitutionnellement', 10, 'anticonst…'],
  ['étoile 🌙🌙🌙🌙', 9, 'étoile…'],
  ['🌙🌙🌙🌙', 4, '🌙…'],
])('%s in %d characters: « %s »', (html, most, text) => {
  expect(shortened(html, most)).toBe(text)
  expect(text.length).toBeLessThanOrEqual(most)
})
