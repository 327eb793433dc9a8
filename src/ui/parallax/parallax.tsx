import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { checkTravel, parallaxValue, progressOf, type Travel } from './parallax-value.ts'

interface ParallaxProps {
  x?: Travel
  y?: Travel
  turn?: Travel
  className?: string
  children: ReactNode
}

/** Moves its children while they scroll through the window; static if reduced motion is preferred. */
export function Parallax({ x, y, turn, className, children }: ParallaxProps) {
  if (x) checkTravel(x, 'length')
  if (y) checkTravel(y, 'length')
  if (turn) checkTravel(turn, 'angle')
  const place = useRef<HTMLDivElement>(null)
  const moved = useRef<HTMLDivElement>(null)
  useTravel(place, moved, { x, y, turn })
  return (
    <div ref={place} className={className}>
      <div ref={moved}>{children}</div>
    </div>
  )
}

function useTravel(
  place: RefObject<HTMLDivElement | null>,
  moved: RefObject<HTMLDivElement | null>,
  travels: Pick<ParallaxProps, 'x' | 'y' | 'turn'>,
) {
  const key = JSON.stringify(travels)
  useEffect(() => {
    const { x, y, turn }: typeof travels = JSON.parse(key)
    const still = window.matchMedia('(prefers-reduced-motion: reduce)')
    let frame = 0
    const move = () => {
      frame = 0
      if (!place.current || !moved.current) return
      const { top, height } = place.current.getBoundingClientRect()
      const progress = progressOf(top, height, window.innerHeight)
      const at = (travel: Travel | undefined) => (travel ? parallaxValue(travel.start, travel.end, progress) : null)
      const { style } = moved.current
      style.translate = still.matches || !(x || y) ? '' : `${at(x) ?? '0px'} ${at(y) ?? '0px'}`
      style.rotate = still.matches ? '' : (at(turn) ?? '')
    }
    const soon = () => {
      frame ||= requestAnimationFrame(move)
    }
    move()
    window.addEventListener('scroll', soon, { passive: true })
    window.addEventListener('resize', soon)
    still.addEventListener('change', soon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', soon)
      window.removeEventListener('resize', soon)
      still.removeEventListener('change', soon)
    }
  }, [key, place, moved])
}
