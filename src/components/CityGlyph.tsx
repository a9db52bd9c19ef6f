/** The drawing of a city with an office: warehouse gables, the bridge over the strait, the old stone bridge, the dome. Decorative. */

interface Drawing {
  readonly field: string;
  readonly lines: string;
  readonly keystone: string;
}

const CITIES: Readonly<Record<string, Drawing>> = {
  hamburg: {
    field: 'dawn',
    lines:
      'M12 48V27h4v-5h4v-5h8v5h4v5h4v21M38 48V22h4v-5h4v-6h8v6h4v5h4v26M64 48V27h4v-5h4v-5h8v5h4v5h4v21M20 48v-8a4 4 0 0 1 8 0v8M45 48V37a5 5 0 0 1 10 0v11M72 48v-8a4 4 0 0 1 8 0v8M5 48h90',
    keystone: 'M46.8 20h6.4l-1.2 6h-4z',
  },
  istanbul: {
    field: 'quince',
    lines:
      'M3 40h94M26 48V12h4v36M70 48V12h4v36M3 36Q20 30 28 13 50 59 72 13 80 30 97 36M36 27v13M43 34v6M57 34v6M64 27v13M19 29v11M81 29v11',
    keystone: 'M46.5 37.5h7l-1.3 6.5h-4.4z',
  },
  ankara: {
    field: 'rose',
    lines:
      'M5 42Q50 8 95 42V48H5zM10 48a6 6 0 0 1 12 0M26 48a6.5 8.5 0 0 1 13 0M43 48a7 11 0 0 1 14 0M61 48a6.5 8.5 0 0 1 13 0M78 48a6 6 0 0 1 12 0',
    keystone: 'M46.8 22h6.4l-1.2 7h-4z',
  },
  konya: {
    field: 'stone',
    lines:
      'M38 22 50 3l12 19M44.5 22 50 3l5.5 19M38 22v10h24V22zM28 48V37q0-5 5-5h34q5 0 5 5v11M45 48v-7a5 5 0 0 1 10 0v7M16 48V16l2.5-7 2.5 7v32M9 48h76',
    keystone: 'M48.2 25h3.6v4h-3.6z',
  },
};

/** An aqueduct, for cities without a drawing. */
const PLAIN: Drawing = {
  field: 'water',
  lines: 'M6 48V24h88v24M14 48V38a9 9 0 0 1 18 0v10M41 48V38a9 9 0 0 1 18 0v10M68 48V38a9 9 0 0 1 18 0v10M2 48h96',
  keystone: 'M46.8 24h6.4l-1.2 5h-4z',
};

export function CityGlyph({ city }: { city: string }) {
  const { field, lines, keystone } = (Object.hasOwn(CITIES, city) ? CITIES[city] : undefined) ?? PLAIN;
  return (
    <svg className={`glyph field-${field}`} viewBox="0 0 100 50" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <path d={lines} />
      <path className="keystone" d={keystone} />
    </svg>
  );
}
