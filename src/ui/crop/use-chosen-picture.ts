import { type ChangeEvent, useEffect, useState } from 'react'
import { type CropBox, firstCrop, type Measured } from './crop-box.ts'

interface Chosen {
  file: File
  /** The square to keep; null for a file that this browser can't decode, which is left to the server to judge. */
  cut: { picture: Measured & { address: string }; box: CropBox } | null
}

/** The picture that a file field holds. */
export function useChosenPicture() {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const address = chosen?.cut?.picture.address
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address])

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget: field } = event
    const file = field.files?.[0]
    setChosen(null)
    if (!file) return
    const image = new Image()
    image.src = URL.createObjectURL(file)
    const isShown = await image.decode().then(
      () => true,
      () => false,
    )
    const isStill = field.files?.[0] === file
    if (!isShown || !isStill) URL.revokeObjectURL(image.src)
    if (!isStill) return
    const picture = { address: image.src, width: image.naturalWidth, height: image.naturalHeight }
    setChosen({ file, cut: isShown ? { picture, box: firstCrop(picture) } : null })
  }
  const crop = (box: CropBox) => setChosen((now) => (now?.cut ? { ...now, cut: { ...now.cut, box } } : now))
  return { chosen, choose, crop, forget: () => setChosen(null) }
}
