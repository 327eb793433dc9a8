import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { aPdf, pdfOf } from '../../../../../test/vetting.ts'
import { pdfFault } from './check-pdf.ts'

const action = '<< /S /JavaScript /JS (app.alert(1)) >>'
const object = (text: string) => `9 0 obj\n${text}\nendobj\n`

/** An object stream with one object, compressed as its dictionary says. */
function packed(held: string, dictionary: string, pack: (bytes: Buffer) => Buffer = deflateSync): Buffer {
  const index = '12 0 '
  const data = pack(Buffer.from(index + held))
  const head = `9 0 obj\n<< ${dictionary} /N 1 /First ${index.length} /Length ${data.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream\nendobj\n')])
}
const usual = '/Type /ObjStm /Filter /FlateDecode'

async function made(): Promise<Buffer> {
  const paper = new PDFDocument({ info: { Title: 'Charte' } })
  const parts: Buffer[] = []
  paper.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => paper.on('end', resolve))
  paper.fontSize(20).text('Une charte (signée) : 1 0 obj << /A /B >>', 100, 100, { link: 'https://example.fr/' })
  paper.addPage().text('Fin')
  paper.end()
  await ended
  return Buffer.concat(parts)
}

test('the output of a usual program is accepted', async () => {
  expect(pdfFault(await made())).toBeNull()
  expect(pdfFault(aPdf)).toBeNull()
  expect(pdfFault(pdfOf(packed('<< /Type /Font /BaseFont /Helvetica >>', usual)))).toBeNull()
  expect(pdfFault(pdfOf(packed('<< /Type /Font >>', '/Type /ObjStm /Filter [ /FlateDecode ]')))).toBeNull()
  expect(pdfFault(Buffer.concat([aPdf, Buffer.from('\r\n')]))).toBeNull()
  // Scanners pad a block like this.
  expect(pdfFault(Buffer.concat([aPdf, Buffer.alloc(900)]))).toBeNull()
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['five bytes', Buffer.from('%PDF-')],
  ['an unknown version', Buffer.from(aPdf.toString().replace('%PDF-1.7', '%PDF-7.1'))],
  ['a file with a prefix', Buffer.concat([Buffer.from('GIF89a'), aPdf])],
  ['a file without an end', aPdf.subarray(0, -8)],
  ['a file with an appended program', Buffer.concat([aPdf, Buffer.alloc(2000, 'MZ')])],
  ['a file without pages', Buffer.from('%PDF-1.7\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n')],
])('%s is not a document', (_what, file) => {
  expect(pdfFault(file)).toBe('not-a-document')
})

test.each([
  ['a script', object(action)],
  ['a script under another spelling', object('<< /S /J#61vaScr#69pt >>')],
  ['a script without spaces', object('<</S/JavaScript/JS(1)>>')],
  ['launching a program', object('<< /S /Launch /F (cmd.exe) >>')],
  ['an embedded file', object('<< /Type /EmbeddedFile >>')],
  ['a list of embedded files', object('<< /Names << /EmbeddedFiles 10 0 R >> >>')],
  ['a video', object('<< /Subtype /RichMedia >>')],
  ['an XFA form', object('<< /AcroForm << /XFA 11 0 R >> >>')],
  ['a form that submits', object('<< /S /SubmitForm /F (https://evil.example) >>')],
  ['opening another file', object('<< /S /GoToR /F (\\\\evil\\share) >>')],
  ['encryption', object('<< /Encrypt 10 0 R >>')],
  ['a script in a comment, where an index may point', '% 9 0 obj << /S /JavaScript >>\n'],
  ['a script in an object stream', packed(action, usual)],
  ['a script in an object stream without a type', packed(action, '/Filter /FlateDecode')],
  ['a script in an object stream with escaped names', packed(action, '/Type /Obj#53tm /Filt#65r /Flate#44ecode')],
  ['a script in an uncompressed object stream', packed(action, '/Type /ObjStm', (bytes) => bytes)],
  ['a script in an object stream after a comment', packed(action, `${usual} % >> stream\n`)],
  [
    'a script in an object stream after a string that looks like its end',
    packed(action, `${usual} /X (>> endobj 1 0 obj)`),
  ],
  [
    'a script in an object stream inside what looks like a string',
    `8 0 obj\n(${packed(action, usual).toString('latin1')})\nendobj\n`,
  ],
])('%s is active content', (_what, more) => {
  expect(pdfFault(pdfOf(Buffer.from(more as string, 'latin1')))).toBe('active')
})

test.each([
  ['another filter', packed(action, '/Type /ObjStm /Filter /LZWDecode')],
  [
    'twice',
    packed(action, '/Type /ObjStm /Filter [/FlateDecode /FlateDecode]', (bytes) => deflateSync(deflateSync(bytes))),
  ],
  ['a filter in another object', packed(action, '/Type /ObjStm /Filter 10 0 R')],
  ['a predictor', packed(action, `${usual} /DecodeParms << /Predictor 12 >>`)],
  ['the data in another file', packed(action, '/Type /ObjStm /F (ailleurs)')],
  ['truncated data', packed(action, usual, (bytes) => deflateSync(bytes).subarray(0, 12))],
  ['more data than the limit', packed(' '.repeat(40_000_000), usual)],
  ['too many names', Buffer.from('/a'.repeat(600_000))],
  ['badly', Buffer.from('9 0 obj\n<< /Type /ObjStm /Filter (')],
  ['too deep nesting', Buffer.from(`9 0 obj\n<< /A ${'['.repeat(500)}${']'.repeat(500)} >>\nendobj\n`)],
  ['nested object streams', Buffer.from(`${'obj<</A('.repeat(20_000)}${')>>'.repeat(20_000)}`)],
])('objects compressed with %s can’t be read', (_how, more) => {
  expect(pdfFault(pdfOf(more))).toBe('unreadable')
})
