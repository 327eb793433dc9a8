import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { Answer, Asked } from './frames.ts'

// What a stranger sends is read here, by a library that was not written for this program: in a thread that may be ended,
// and in WebAssembly, whose memory is its own.
const { file, most, tallest, widest }: Asked = workerData

const tell = (answer: Answer): void => parentPort?.postMessage(answer)

try {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(file)
  const count = document.getPageCount()
  if (count === 0 || count > most) tell({ pages: [], count })
  else {
    const pages = []
    for (const page of document.pages()) {
      const { originalWidth, originalHeight } = page.getOriginalSize()
      const scale = Math.min(widest / originalWidth, Math.floor(tallest / count) / originalHeight)
      const { data, width, height } = await page.render({ scale, render: 'bitmap' })
      pages.push({ data, width, height })
    }
    tell({ pages, count })
  }
} catch {
  tell({ pages: [], count: 0 })
}
process.exit()
