import { type RefObject, useEffect, useState } from 'react'
import { findPlaces, type Place } from './find-places.ts'

/** The texts of the current page, searched again whenever anything but the editor itself changes. */
export function usePlaces(own: RefObject<HTMLElement | null>): Place[] {
  const [places, setPlaces] = useState<Place[]>([])
  useEffect(() => {
    let waiting = 0
    const look = () => {
      waiting = 0
      setPlaces(findPlaces(own.current))
    }
    const soon = () => {
      waiting ||= requestAnimationFrame(look)
    }
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !own.current?.contains(target))) soon()
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    addEventListener('resize', soon)
    addEventListener('scroll', soon, { passive: true, capture: true })
    soon()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(waiting)
      removeEventListener('resize', soon)
      removeEventListener('scroll', soon, { capture: true })
    }
  }, [own])
  return places
}
