import DownloadIcon from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { type HttpError, useListContext, useNotify, useResourceDefinition } from 'react-admin'
import { unwrap } from '../../../src/platform/contract/call.ts'
import { needed } from '../../../src/platform/needed/needed.ts'
import { insisting } from '../ask.ts'
import { filterOf } from '../data-provider.ts'
import { saveFile } from '../file.ts'
import { texts } from '../texts.ts'

const RETURN = 13

/** Exports the filtered list as a file, with a progress count and a way to stop. */
export function ExportButton() {
  const { resource, filterValues, total } = useListContext()
  const { options } = useResourceDefinition({ resource })
  const notify = useNotify()
  const stop = useRef<AbortController | null>(null)
  const [done, setDone] = useState<number | null>(null)

  const fetchFile = async (signal: AbortSignal): Promise<Response> => {
    const answer = await fetch(`/api/admin/${resource}/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ filter: filterOf(filterValues), heads: options.heads }),
      signal,
    })
    if (answer.ok) return answer
    return unwrap(await answer.json().catch(() => null))
  }
  const take = async () => {
    const stopper = new AbortController()
    stop.current = stopper
    setDone(0)
    try {
      const answer = await insisting(() => fetchFile(stopper.signal))
      saveFile(await readCounting(needed(answer.body, 'what is exported'), setDone), `${resource}.csv`)
      notify(texts.exported, { type: 'success' })
    } catch (thrown) {
      if (!stopper.signal.aborted) notify((thrown as HttpError).message || texts.failed, { type: 'error' })
    } finally {
      setDone(null)
    }
  }

  if (done === null) {
    return (
      <Button size="small" startIcon={<DownloadIcon />} onClick={() => void take()}>
        {texts.export}
      </Button>
    )
  }
  const text = total ? texts.exporting.replace('{total}', total.toLocaleString('fr-FR')) : texts.exportingSome
  return (
    <>
      <span role="status">{text.replace('{done}', done.toLocaleString('fr-FR')).replaceAll('\u202f', '\u00a0')}</span>
      <Button size="small" onClick={() => stop.current?.abort()}>
        {texts.stopExport}
      </Button>
    </>
  )
}

/** Counts rows by carriage returns: each row ends with one and no value has any. The first line holds the headings. */
async function readCounting(body: ReadableStream<Uint8Array>, tell: (rows: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let rows = -1
  for (const reader = body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts, { type: 'text/csv;charset=utf-8' })
    rows += value.reduce((count, byte) => count + Number(byte === RETURN), 0)
    parts.push(value as Uint8Array<ArrayBuffer>)
    tell(Math.max(0, rows))
  }
}
