import type { ReactNode } from 'react'

import { isRecord } from '#model/json.ts'
import type { Gradient } from '#model/theme/theme-config.ts'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/fields/fields.tsx'

import { GeneratedSetting } from '../generator/generated-setting.tsx'
import { ColorField } from './color-field.tsx'
import { ChoiceSetting } from './path-fields.tsx'
import { SettingGroup } from './setting-group.tsx'
import type { TabProps } from './settings-tab.ts'

const MOST_STOPS = 8

/** The gradients of a theme; 'hero' is the background at the top of the home page. */
export function GradientFields({ tab }: TabProps) {
  return tab.config.gradients.map(
    (gradient, at) =>
      isWhole(gradient) && (
        // oxlint-disable-next-line react/no-array-index-key -- two gradients may share a name
        <GeneratedGradient key={at} name={gradient.name} tab={tab}>
          <GradientGroup tab={tab} gradient={gradient} path={`gradients.${at}`} />
        </GeneratedGradient>
      ),
  )
}

/** Only the hero gradient is generated. */
function GeneratedGradient({
  name,
  tab,
  children,
}: TabProps & { name: string; children: ReactNode }) {
  if (name !== 'hero') return children
  return (
    <GeneratedSetting path="gradients" tab={tab}>
      {children}
    </GeneratedSetting>
  )
}

/** A stored theme may contain anything in this list. */
const isWhole = (gradient: unknown) =>
  isRecord(gradient) && Array.isArray(gradient['stops']) && gradient['stops'].every(isRecord)

interface GradientGroupProps extends TabProps {
  gradient: Gradient
  path: string
}

function GradientGroup({ tab, gradient, path }: GradientGroupProps) {
  const stops = gradient.stops
  const setStops = (to: Gradient['stops']) => tab.set(`${path}.stops`, to)
  return (
    <SettingGroup title={`Gradient: ${gradient.name}`}>
      <ChoiceSetting path={`${path}.type`} label="Kind" options={['linear', 'radial']} tab={tab} />
      <NumberField
        label="Angle in degrees"
        name={`${path}.angle`}
        value={gradient.angle}
        min={0}
        max={360}
        blank={0}
        {...tab.messagesAt(`${path}.angle`)}
        onChange={(angle) => tab.set(`${path}.angle`, angle)}
      />
      {stops.map((stop, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have no other key
        <div key={at} data-gradient-stop>
          <ColorField path={`${path}.stops.${at}.color`} label={`Color ${at + 1}`} tab={tab} />
          <NumberField
            label={`Place ${at + 1} in percent`}
            name={`${path}.stops.${at}.position`}
            value={stop.position}
            min={0}
            max={100}
            blank={0}
            {...tab.messagesAt(`${path}.stops.${at}.position`)}
            onChange={(position) => tab.set(`${path}.stops.${at}.position`, position)}
          />
          {stops.length > 2 && (
            <Button tone="quiet" onClick={() => setStops(stops.toSpliced(at, 1))}>
              Remove color {at + 1}
            </Button>
          )}
        </div>
      ))}
      {stops.length < MOST_STOPS && (
        <div>
          <Button
            tone="quiet"
            onClick={() =>
              setStops([...stops, { color: stops.at(-1)?.color ?? '', position: 100 }])
            }
          >
            Add a color
          </Button>
        </div>
      )}
    </SettingGroup>
  )
}
