import { expect, test } from 'vitest'
import { StyleSheet } from './style-sheet.ts'

const part = (css: string, html: string) => new StyleSheet(css).partFor(html)
const page =
  '<html data-brand="second" data-season="christmas-eve"><body class="frame_a wide_b"><p class="text_c"><input type="radio"/>'

test.each([
  ['an element’s rule', 'p{color:red}', 'p{color:red}'],
  ['a class of the document', '.text_c{color:red}', '.text_c{color:red}'],
  ['a class that no element has', '.absent_d{color:red}', ''],
  ['a selector that needs two classes of which one is absent', '.frame_a .absent_d{color:red}', ''],
  ['a list of which one selector applies', '.absent_d,.text_c:hover{color:red}', '.absent_d,.text_c:hover{color:red}'],
  ['a class that must be absent', 'p:not(.absent_d){color:red}', 'p:not(.absent_d){color:red}'],
  [
    'a choice in a function',
    ':is(.absent_d,:where(.other_e)) p{color:red}',
    ':is(.absent_d,:where(.other_e)) p{color:red}',
  ],
  ['a state that may come', 'dialog[open]{color:red}', 'dialog[open]{color:red}'],
  ['a dot in an attribute’s value', '[href=".pdf"]{color:red}', '[href=".pdf"]{color:red}'],
  ['the type of a control', 'input[type=radio]:checked{top:0}', 'input[type=radio]:checked{top:0}'],
  ['a type that no control has', 'input[type="range"]::-webkit-slider-thumb{top:0}', ''],
  ['the document’s brand', '[data-brand=second] p{color:red}', '[data-brand=second] p{color:red}'],
  ['another brand', '[data-brand="main"] p{color:red}', ''],
  ['another season', '[data-season=new-year] .text_c{color:red}', ''],
  [
    'rules in a layer and a query',
    '@layer a{@media (width>1px){.text_c{color:red}.absent_d{color:red}}}',
    '@layer a{@media (width>1px){.text_c{color:red}}}',
  ],
  ['a query of which nothing is left', '@media print{.absent_d{color:red}}', ''],
  ['the order of layers', '@layer tokens,base;', '@layer tokens,base;'],
  ['a font', '@font-face{font-family:a}', '@font-face{font-family:a}'],
  [
    'a motion that is used',
    '.text_c{animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
    '.text_c{animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
  ],
  ['a motion that is not', '.absent_d{animation:turn 1s}@keyframes turn{to{rotate:1turn}}', ''],
])('%s', (_, css, kept) => {
  expect(part(css, page)).toBe(kept)
})
