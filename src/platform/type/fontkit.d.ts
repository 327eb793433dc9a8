/** The used parts of fontkit, including internals: it can't vary WOFF2 fonts by itself. */
declare module 'fontkit' {
  export interface Point {
    x: number
    y: number
    onCurve: boolean
    endContour: boolean
    copy(): Point
  }
  export interface Component {
    dx: number
    dy: number
  }
  export interface Outline {
    numberOfContours: number
    points?: Point[]
    components?: Component[]
  }
  export interface Glyph {
    id: number
    path: { toSVG(): string }
    _decode(): Outline | null
  }
  export interface GlyphRun {
    glyphs: Glyph[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }
  export interface VariationProcessor {
    transformPoints(glyphId: number, points: Point[]): void
  }
  export interface Font {
    unitsPerEm: number
    variationAxes: Record<string, { min: number; default: number; max: number }>
    getGlyph(id: number): Glyph
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): GlyphRun
    _getBaseGlyph(id: number, characters?: number[]): Glyph
    /** Unpacked outlines, by glyph. */
    _transformedGlyphs: unknown
    variationCoords: number[] | null
    readonly _variationProcessor: VariationProcessor | null
  }
  export function create(file: Buffer): Font
}
