import { Layers, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button'
import { Checkbox } from '../checkbox'
import { say } from '../say'
import { type OverlayKind, overlayKinds } from './kept-layers'

const names = { airports: 'Airports', seaports: 'Seaports', ramps: 'Rail ramps' } as const

export type MapControlsProps = {
  onZoom: (steps: number) => void
  layers: readonly OverlayKind[]
  onLayers: (layers: OverlayKind[]) => void
}

/** Zoom, and what is laid over the map. */
export function MapControls({ onZoom, layers, onLayers }: MapControlsProps) {
  return (
    <div className="absolute end-3 top-3 flex flex-col gap-2">
      <div className="rounded-control bg-card shadow-raise flex flex-col overflow-hidden border">
        <Button
          variant="ghost"
          size="icon"
          className="rounded-none"
          aria-label={say('Zoom in')}
          onClick={() => onZoom(1)}
        >
          <Plus aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          className="rounded-none border-t"
          aria-label={say('Zoom out')}
          onClick={() => onZoom(-1)}
        >
          <Minus aria-hidden />
        </Button>
      </div>
      <LayerSwitch layers={layers} onLayers={onLayers} />
    </div>
  )
}

function LayerSwitch({ layers, onLayers }: Omit<MapControlsProps, 'onZoom'>) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const close = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [isOpen])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setIsOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={root} className="relative" onKeyDown={onKeyDown}>
      <div className="rounded-control bg-card shadow-raise overflow-hidden border">
        <Button
          variant="ghost"
          size="icon"
          className="rounded-none"
          aria-label={say('Layers of the map')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Layers aria-hidden />
        </Button>
      </div>
      <fieldset
        id={id}
        hidden={!isOpen}
        className="rounded-card bg-popover text-popover-foreground shadow-float absolute end-full top-0 z-20 me-2 w-44 border px-4 py-2"
      >
        <legend className="sr-only">{say('Layers of the map')}</legend>
        {overlayKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={say(names[kind])}
            checked={layers.includes(kind)}
            onChange={({ target }) =>
              onLayers(overlayKinds.filter((one) => (one === kind ? target.checked : layers.includes(one))))
            }
          />
        ))}
      </fieldset>
    </div>
  )
}
