import 'ol/ol.css'
import Collection from 'ol/Collection'
import Feature from 'ol/Feature'
import OlMap from 'ol/Map'
import View from 'ol/View'
import Point from 'ol/geom/Point'
import Translate from 'ol/interaction/Translate'
import VectorLayer from 'ol/layer/Vector'
import { fromLonLat, toLonLat } from 'ol/proj'
import VectorSource from 'ol/source/Vector'
import CircleStyle from 'ol/style/Circle'
import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import { useEffect, useRef } from 'react'
import { BaseMap } from './map/base-map'
import { readMapColors } from './map/map-colors'
import { pinZoom, viewOfPin } from './map/pin-view'

export type Pin = { latitude: number; longitude: number }
export type PinMapProps = {
  /** What the map shows, for screen readers. */
  label: string
  pin: Pin | null
  onMove: (pin: Pin) => void
}

const unitedStates: Pin = { latitude: 39.5, longitude: -98.35 }
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

function createPinMap(target: HTMLElement, start: Pin | null, onMove: (pin: Pin) => void) {
  const base = new BaseMap()
  const colors = readMapColors(target)
  const point = new Point(fromLonLat([start?.longitude ?? 0, start?.latitude ?? 0]))
  const feature = new Feature({ geometry: point })
  const layer = new VectorLayer({
    source: new VectorSource({ features: [feature] }),
    zIndex: 10,
    visible: start !== null,
    style: new Style({
      image: new CircleStyle({
        radius: 11,
        fill: new Fill({ color: '#f08f4a' }),
        stroke: new Stroke({ color: '#1d2733', width: 3 }),
      }),
    }),
  })
  const at = start ?? unitedStates
  const map = new OlMap({
    target,
    layers: [...base.layers, layer],
    view: new View({ center: fromLonLat([at.longitude, at.latitude]), zoom: start ? pinZoom : 3.4, maxZoom: 14 }),
    controls: [],
  })
  let known = start
  const report = () => {
    const [longitude = 0, latitude = 0] = toLonLat(point.getCoordinates())
    known = { latitude: rounded(latitude), longitude: rounded(longitude) }
    onMove(known)
  }
  const drag = new Translate({ features: new Collection([feature]) })
  drag.on('translateend', report)
  map.addInteraction(drag)
  map.on('singleclick', (event) => {
    point.setCoordinates(event.coordinate)
    layer.setVisible(true)
    report()
  })
  base.paint(colors)
  void base.load()
  return {
    show(pin: Pin | null) {
      layer.setVisible(pin !== null)
      if (!pin) return
      // A pin that was put or dragged on the map itself leaves the view where it is.
      const isKnown = pin.latitude === known?.latitude && pin.longitude === known.longitude
      known = pin
      if (isKnown) return
      const coordinates = fromLonLat([pin.longitude, pin.latitude])
      point.setCoordinates(coordinates)
      const view = map.getView()
      if (!map.getSize()) return
      const next = viewOfPin(coordinates, { extent: view.calculateExtent(map.getSize()), zoom: view.getZoom() ?? 0 })
      if (!next) return
      view.setCenter(next.center)
      view.setZoom(next.zoom)
    },
    destroy: () => map.setTarget(undefined),
  }
}

/** A map whose pin can be dragged, or put by a click; typing coordinates moves it, too. */
export function PinMap({ label, pin, onMove }: PinMapProps) {
  const target = useRef<HTMLDivElement>(null)
  const shown = useRef<ReturnType<typeof createPinMap>>(null)
  const latest = useRef({ pin, onMove })
  useEffect(() => {
    latest.current = { pin, onMove }
  })
  useEffect(() => {
    if (!target.current) return undefined
    const map = createPinMap(target.current, latest.current.pin, (moved) => latest.current.onMove(moved))
    shown.current = map
    return () => map.destroy()
  }, [])
  useEffect(() => shown.current?.show(pin), [pin])
  return (
    <div
      ref={target}
      role="region"
      aria-label={label}
      className="rounded-card h-72 w-full overflow-hidden border bg-(--map-water)"
    />
  )
}
