import type { ReactNode } from 'react'

interface FoldedProps {
  /** What opens it; null where it lies open. */
  name: string | null
  open: boolean
  children: ReactNode
}

/** A form that waits behind its name. */
export function Folded({ name, open, children }: FoldedProps) {
  if (name === null) return children
  return (
    <details open={open}>
      <summary>{name}</summary>
      {children}
    </details>
  )
}
