import type { ReactNode } from 'react'

interface SpecimenProps {
  title: string
  /** Path of the source, below `src/ui`. */
  source: string
  children: ReactNode
}

/** A component with its states. */
export function Specimen({ title, source, children }: SpecimenProps) {
  return (
    <article className="guide-specimen">
      <header className="guide-name">
        <h3>{title}</h3>
        <code>{source}</code>
      </header>
      {children}
    </article>
  )
}

/** One state, with its name. */
export function Shown({ state, children }: { state: string; children: ReactNode }) {
  return (
    <figure className="guide-shown">
      {children}
      <figcaption>{state}</figcaption>
    </figure>
  )
}
