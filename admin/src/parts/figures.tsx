import { type ReactNode, useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { Facts, Part } from './facts.tsx'

interface FiguresProps<F> {
  title?: string
  read(): Promise<F>
  say(of: F): Record<string, ReactNode> | null
}

/** Figures of thirty days above a list; nothing while there are none. */
export function Figures<F>({ title = 'Trente derniers jours', read, say }: FiguresProps<F>) {
  const [figures, setFigures] = useState<F | null>(null)
  const notify = useNotify()
  useEffect(() => {
    read().then(setFigures, (error: Error) => notify(error.message, { type: 'error' }))
  }, [read, notify])
  const said = figures && say(figures)
  return said ? (
    <Part title={title}>
      <Facts of={said} />
    </Part>
  ) : null
}
