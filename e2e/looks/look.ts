import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { looksFaults, resize } from './faults.ts'
import { headerFaults } from './header-widths.ts'
import { type Person, pageOf } from './people.ts'
import type { Place } from './place.ts'
import { nameOf, reach, SIZES } from './places.ts'

const SCHEMES = ['light', 'dark'] as const

interface Gallery {
  browser: Browser
  address: string
  /** The folder for this brand's pictures. */
  folder: string
}

/** Takes pictures of some places of a brand in every size and scheme, and returns the faults, one sentence each. */
export async function lookAt(
  gallery: Gallery,
  places: readonly Place[],
  tell: (faults: readonly string[]) => void,
): Promise<void> {
  const { browser, address, folder } = gallery
  await mkdir(folder, { recursive: true })
  const open = new Map<Person, Page>()
  const pageFor = async (who: Person) => {
    const page = open.get(who) ?? (await pageOf(browser, address, who))
    open.set(who, page)
    return page
  }
  for (const place of places) {
    // The browser remembers a registration that was begun: each signed-out visit gets a new context.
    const page = place.who === 'anonymous' ? await pageOf(browser, address, 'anonymous') : await pageFor(place.who)
    try {
      await resize(page, SIZES.at(-1)!)
      await reach(place, page, pageFor)
      await settle(page)
      tell(await look(page, place, folder))
      await resize(page, SIZES.at(-1)!)
      await place.leave?.(page)
    } catch (error) {
      tell([`${nameOf(place)}: not reached: ${String(error).split('\n')[0]}`])
    }
    if (place.who === 'anonymous') await page.context().close()
  }
  for (const page of open.values()) await page.context().close()
}

async function look(page: Page, place: Place, folder: string): Promise<string[]> {
  /** The sizes at which each fault was seen. */
  const faults = new Map<string, string[]>()
  for (const size of [...SIZES, ...(place.more ?? [])]) {
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      await resize(page, size)
      // Schemes differ in colours only.
      if (colorScheme === 'light') {
        for (const found of await looksFaults(page)) {
          // The size of a control varies slightly with the width.
          const fault = found.replace(/, \d+ × \d+$/, '')
          faults.set(fault, [...(faults.get(fault) ?? []), `${size.width} × ${size.height}`])
        }
      }
      const name = `${fileOf(place)}-${size.width}x${size.height}-${colorScheme}.jpg`
      await page.screenshot({ path: join(folder, name), fullPage: true, type: 'jpeg', quality: 70 })
    }
  }
  return [...faults].map(([fault, sizes]) => `${nameOf(place)}: ${fault}; at ${sizes.join(', ')}`)
}

/** Waits until all content has loaded, including lazy pictures. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.allSettled([...document.images].map((picture) => picture.decode()))
  })
}

const fileOf = (place: Place): string =>
  nameOf(place)
    .normalize('NFD')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)

/** The layout around every page, at every width, for each kind of person that a brand knows. */
export async function lookAtHeader(gallery: Gallery, who: readonly Person[]): Promise<string[]> {
  const faults: string[] = []
  for (const person of who) {
    const page = await pageOf(gallery.browser, gallery.address, person)
    faults.push(...(await headerFaults(page)).map((fault) => `${person}, ${fault}`))
    await page.context().close()
  }
  return faults
}
