import { expect, test } from 'vitest'
import { element, readXml, writeXml } from './xml.ts'

const tree = element('a', [element('b', 'x & <y> "z" &amp;', { k: 'a"b' }), element('c', [element('d', '1')])])

test('a document is read back as it was written, whatever signs its text has', () => {
  expect(readXml(writeXml(tree))).toEqual(tree)
})

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

test.each([
  ['nothing', ''],
  ['no declaration', '<a>1</a>'],
  ['an element that is not closed', `${head}<a><b>1</b>`],
  ['an element closed by another name', `${head}<a><b>1</c></a>`],
  ['two roots', `${head}<a>1</a><b>2</b>`],
  ['text beside elements', `${head}<a><b>1</b>2</a>`],
  ['text before an element', `${head}<a>1<b>2</b></a>`],
  ['text outside the root', `${head}1<a>1</a>`],
  ['a comment', `${head}<a><!-- 1 --></a>`],
  ['an unknown entity', `${head}<a>&eacute;</a>`],
  ['a bare ampersand', `${head}<a>1 & 2</a>`],
  ['a bare sign', `${head}<a>1 > 2</a>`],
])('%s is not read', (_what, document) => {
  expect(readXml(document)).toBeNull()
})
