import { useEffect, useState } from 'react'

/** A recording with the browser's own controls. The policy of this site lets only blobs sound. */
export function Sound({ address, label }: { address: string; label: string }) {
  const [source, setSource] = useState<string | null>(null)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    let made: string | null = null
    let isOver = false
    const load = async () => {
      const answer = await fetch(address)
      if (!answer.ok) return setLost(true)
      const blob = await answer.blob()
      if (isOver) return
      made = URL.createObjectURL(blob)
      setSource(made)
    }
    load().catch(() => setLost(true))
    return () => {
      isOver = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [address])
  if (isLost) return <p role="alert">Cet enregistrement ne s’est pas chargé. Rechargez la page.</p>
  // biome-ignore lint/a11y/useMediaCaption: a spoken presentation has no text
  return <audio controls src={source ?? undefined} aria-label={label} />
}
