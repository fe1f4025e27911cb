interface CatalogueProduct {
  /** Of the picture in `public/products`. */
  slug: string;
  productName: string;
  brandName: string;
  category: string;
  subcategory: string;
  description: string;
  specification: readonly string[];
}

/** What the agency sells, in the order in which it is shown. */
export const catalogue: readonly CatalogueProduct[] = [
  {
    slug: 'cold-room-sentinel',
    productName: 'Cold Room Sentinel',
    brandName: 'PeepalSense',
    category: 'Cold chain',
    subcategory: 'Temperature monitoring',
    description:
      'Watches a cold room, a blast freezer or a vaccine store and calls three people in turn when the room leaves its band. A door left open is reported in 4 minutes, long before the stock is warm, and every reading is kept for the auditor.\n\n' +
      'Fits on the wall beside the door with four screws; the probe goes in through one 12 mm hole. It reports over LoRaWAN or the site Wi-Fi, and holds 30 days of readings when the network is down.',
    specification: [
      'Probe: PT100 class A, stainless steel, 3 m cable',
      'Range: -40 to 85 °C, accuracy ±0.2 °C from -30 to 30 °C',
      'Inputs: one probe, one door contact, one mains-fail sense',
      'Radio: LoRaWAN IN865 (865 to 867 MHz) and Wi-Fi 2.4 GHz',
      'Memory: 30 days at one reading a minute',
      'Power: 24 V DC, lithium backup for 72 hours',
      'Case: ABS, IP65, 155 × 185 × 46 mm',
      'Ambient: -20 to 60 °C',
    ],
  },
  {
    slug: 'soil-moisture-node',
    productName: 'Soil Moisture Node',
    brandName: 'PeepalSense',
    category: 'Agriculture',
    subcategory: 'Soil and irrigation',
    description:
      'Tells a grower which plot to water and for how long, from moisture and temperature at 10, 20 and 30 cm. On drip-irrigated pomegranate in two seasons of trials it saved 28% of the water with no loss of yield.\n\n' +
      'Push the blade into a slot cut with the spade that comes with it, press the button once, and it joins the nearest gateway up to 8 km away. Valve controllers and the phone app read the same data over MQTT.',
    specification: [
      'Sensing: capacitive, volumetric water content 0 to 60%, ±3%',
      'Depths: 10, 20 and 30 cm, with soil temperature at each',
      'Radio: LoRaWAN 1.0.4 class A, IN865 (865 to 867 MHz)',
      'Reach: up to 8 km in open fields',
      'Battery: 3.6 V lithium, 5 years at one reading an hour',
      'Case: UV-stable ABS, IP67; blade sealed in epoxy',
      'Ambient: -20 to 60 °C',
    ],
  },
  {
    slug: 'line-production-counter',
    productName: 'Line Production Counter',
    brandName: 'PeepalLine',
    category: 'Factory',
    subcategory: 'Production monitoring',
    description:
      'Shows the whole line what is made and what was planned, in figures that read from 25 metres. It counts up to 40 pieces a second and marks every stop longer than a minute, so the shift report writes itself.\n\n' +
      'Hangs from two M8 rods or a wall bracket. Takes pulses from the photoelectric sensor in the box, from a proximity switch or from the PLC, and publishes counts every 10 seconds to the dashboard or to your ERP.',
    specification: [
      'Display: two groups of four LED figures, 100 mm high',
      'Inputs: 4 digital, 24 V PNP or NPN, up to 40 Hz',
      'Sensor: retro-reflective photo-eye, 4 m, M12 cable, included',
      'Links: RS-485 Modbus RTU, Ethernet 10/100, Wi-Fi 2.4 GHz',
      'Protocol: MQTT over TLS 1.2, JSON',
      'Memory: 90 days of counts and stops',
      'Power: 24 V DC, 18 W',
      'Case: aluminium, IP54, 640 × 260 × 70 mm',
    ],
  },
  {
    slug: 'motor-vibration-watch',
    productName: 'Motor Vibration Watch',
    brandName: 'PeepalSense',
    category: 'Factory',
    subcategory: 'Machine health',
    description:
      'Hears a bearing fail three to six weeks before the motor stops. Four times an hour it measures vibration on three axes, compares it with the machine in its good days and with ISO 20816 zones, and raises one alert with the likely cause.\n\n' +
      'Screws on an M8 stud or sits on the magnet foot, in about 5 minutes and without a cable. It talks LoRaWAN to one gateway for the whole hall and sends the spectrum when asked.',
    specification: [
      'Sensing: three-axis MEMS, ±16 g, 10 Hz to 5 kHz',
      'Measures: velocity RMS, acceleration peak, spectrum of 1,600 lines',
      'Surface temperature: -20 to 110 °C, ±1 °C',
      'Radio: LoRaWAN IN865 (865 to 867 MHz), Bluetooth LE for set-up',
      'Battery: 3.6 V lithium, 4 years at four readings an hour',
      'Mounting: M8 stud, epoxy pad or magnet foot',
      'Case: glass-filled nylon on stainless steel, IP67, 64 mm diameter',
    ],
  },
  {
    slug: 'three-phase-energy-meter',
    productName: 'Three-Phase Energy Meter',
    brandName: 'PeepalGrid',
    category: 'Energy',
    subcategory: 'Sub-metering',
    description:
      'Meters a machine, a floor or a tenant to class 0.5S and shows where the bill comes from: units by shift, power factor and maximum demand against the sanctioned load. Plants that act on the first month of data usually take 8 to 12% off.\n\n' +
      'Clips on a 35 mm DIN rail, four modules wide, with split-core transformers so that nothing is switched off for long. Any SCADA reads it over Modbus; our gateway takes it to the cloud.',
    specification: [
      'System: three-phase four-wire, 3 × 240/415 V AC, 50 Hz',
      'Current: CT operated, 100 A split-core clamps (others to 800 A)',
      'Accuracy: class 0.5S for active energy, to IS 14697',
      'Measures: kWh, kVAh, kVArh, demand, PF, THD to the 31st harmonic',
      'Link: RS-485 Modbus RTU, 9,600 to 115,200 baud',
      'Memory: load profile of 60 days at 15 minutes',
      'Mounting: 35 mm DIN rail, 72 mm wide, IP51 front',
      'Ambient: -10 to 55 °C',
    ],
  },
  {
    slug: 'field-gateway',
    productName: 'Field Gateway',
    brandName: 'PeepalGate',
    category: 'Agriculture',
    subcategory: 'Gateways',
    description:
      'One gateway on one pole serves a village or a plant: up to 1,000 nodes within 10 km in the open, 2 km among buildings. It keeps three days of messages when the mobile network is away and sends them in order when it is back.\n\n' +
      'Clamps on a pole of 40 to 76 mm and runs from one Ethernet cable or a 40 W solar panel. Messages leave as MQTT over TLS, for our platform or for your own LoRaWAN network server.',
    specification: [
      'Radio: LoRaWAN IN865, 8 channels, 865 to 867 MHz',
      'Output: up to 27 dBm, 5 dBi fibreglass antenna included',
      'Backhaul: 4G LTE Cat 1, bands 1/3/5/8/40, two SIM slots; Ethernet',
      'Protocol: MQTT over TLS, Semtech UDP, LoRa Basics Station',
      'Buffer: 72 hours of messages',
      'Power: PoE 802.3af or 12 to 24 V DC, 5 W; surge protected',
      'Case: die-cast aluminium, IP67, 240 × 270 × 70 mm',
      'Ambient: -20 to 60 °C',
      'Approval: WPC ETA for licence-exempt use in India',
    ],
  },
  {
    slug: 'andon-call-tower',
    productName: 'Andon Call Tower',
    brandName: 'PeepalLine',
    category: 'Factory',
    subcategory: 'Andon and alerts',
    description:
      'An operator presses one button and the right person knows in 3 seconds: the tower lights, the supervisor gets a message, and the clock runs until somebody answers. Lines that use it cut the wait for help from 11 minutes to 4.\n\n' +
      'Stands on the bench or bolts to the machine with four M5 screws. It joins the plant Wi-Fi or a gateway, and the call, the answer and the reason are written to the shift log.',
    specification: [
      'Lamps: red, amber, green LED, seen from every side at 30 m',
      'Sounder: 70 to 90 dB at 1 m, three tones, can be muted',
      'Buttons: run, call, reset; 22 mm, rated for 1 million presses',
      'Links: Wi-Fi 2.4 GHz or LoRaWAN IN865 (865 to 867 MHz)',
      'Outputs: 2 relays, 250 V AC, 3 A',
      'Power: 24 V DC, 8 W',
      'Case: ABS on an aluminium pole, IP54, 620 mm high',
    ],
  },
  {
    slug: 'air-quality-display',
    productName: 'Air Quality Display',
    brandName: 'PeepalSense',
    category: 'Buildings',
    subcategory: 'Indoor air',
    description:
      'Shows a classroom, a clinic or an office what it breathes, in figures that visitors understand: PM2.5 with its band on the national index, CO2, temperature and humidity. When CO2 passes 1,000 ppm it tells the fresh-air unit, not just the wall.\n\n' +
      'Stands on a desk or hangs on one screw. The e-paper face needs no backlight and keeps its last reading in a power cut; data goes by Wi-Fi to the dashboard and by Modbus to the building system.',
    specification: [
      'Particles: laser PM1, PM2.5, PM10, 0 to 1,000 µg/m³, ±10%',
      'CO2: NDIR, 400 to 5,000 ppm, ±50 ppm',
      'Climate: 0 to 50 °C ±0.3 °C, 0 to 95% RH ±3%',
      'Display: round e-paper, 130 mm, refreshed every minute',
      'Links: Wi-Fi 2.4 GHz, RS-485 Modbus RTU on the wall base',
      'Protocol: MQTT over TLS',
      'Power: USB-C 5 V, 3 W, or 24 V DC on the wall base',
    ],
  },
  {
    slug: 'clamp-on-load-node',
    productName: 'Clamp-On Load Node',
    brandName: 'PeepalGrid',
    category: 'Energy',
    subcategory: 'Load monitoring',
    description:
      'Closes round one conductor and says how hard it works. Hours run by a generator, a pump that runs dry, a compressor that idles all Sunday: each shows in the current, and each is on your phone within 5 minutes.\n\n' +
      'Opens with one latch and shuts without tools, so no cable is cut and nothing is switched off. It lives on the current that it measures, from 3 A upwards, and reports over LoRaWAN.',
    specification: [
      'Current: split-core CT clamp, 100 A AC, 50 Hz, ±1% from 5 A',
      'Opening: 24 mm, for insulated cable up to 70 sq mm',
      'Power: harvested from 3 A; supercapacitor for 6 hours without load',
      'Radio: LoRaWAN IN865 (865 to 867 MHz), every 5 minutes',
      'Insulation: 600 V, category III',
      'Case: flame-retardant polycarbonate (V-0), IP65',
      'Ambient: -20 to 60 °C',
    ],
  },
  {
    slug: 'water-tank-sensor',
    productName: 'Water Tank Level Sensor',
    brandName: 'PeepalSense',
    category: 'Buildings',
    subcategory: 'Water',
    description:
      'Reads the level of a roof tank or a sump to the centimetre and switches the pump before the tank runs over. A society of 120 flats that fitted eight of them buys four tankers fewer a month.\n\n' +
      'Needs one 60 mm hole in the lid and no contact with the water. It reports over LoRaWAN through concrete floors, and pairs with a pump relay so that filling goes on when the internet is down.',
    specification: [
      'Sensing: ultrasonic, 0.25 to 6 m, ±1 cm',
      'Beam: 12 degrees, compensated for air temperature',
      'Radio: LoRaWAN IN865 (865 to 867 MHz)',
      'Battery: 3.6 V lithium, 6 years at one reading in 15 minutes',
      'Mounting: 2 inch BSP thread with lock nut and gasket',
      'Case: UV-stable ABS, IP67',
      'Ambient: -10 to 60 °C',
    ],
  },
  {
    slug: 'reefer-fuel-tracker',
    productName: 'Reefer and Fuel Tracker',
    brandName: 'PeepalFleet',
    category: 'Cold chain',
    subcategory: 'Vehicle tracking',
    description:
      'Follows a refrigerated truck: where it is, how cold the box is and how much diesel is in the tank. A drop of more than 5 litres with the engine off is a theft alert in 2 minutes, with the place on the map.\n\n' +
      'Fits behind the dashboard in about 90 minutes; the rod is cut to the depth of the tank and calibrated on the spot. Two wired probes watch the load, and 20,000 points are kept where there is no network.',
    specification: [
      'Position: GPS, NavIC and GLONASS, 2.5 m, every 10 seconds',
      'Link: 4G LTE Cat 1, bands 1/3/5/8/40, with 2G fallback',
      'Fuel: capacitive rod, 300 to 1,000 mm, ±1% of full scale',
      'Probes: 2 × PT100, -40 to 85 °C, ±0.3 °C',
      'Inputs: ignition, door, reefer on, emergency button',
      'Power: 9 to 36 V DC, 6 hours on its own battery',
      'Protocol: MQTT over TLS; second server as AIS 140 asks',
      'Case: ABS, IP65; rod head IP67; -20 to 60 °C',
    ],
  },
  {
    slug: 'gas-leak-alarm',
    productName: 'Gas Leak Alarm',
    brandName: 'PeepalSense',
    category: 'Factory',
    subcategory: 'Safety',
    description:
      'Guards canteens, boiler rooms and LPG banks. At 10% of the explosive limit it warns, at 20% it shuts the gas valve, starts the fan and calls the duty list, all within 15 seconds and without waiting for the cloud.\n\n' +
      'Goes on the wall, 30 cm above the floor for LPG or under the ceiling for piped gas. The relays act on their own; RS-485 takes readings to the panel and LoRaWAN takes them to the dashboard.',
    specification: [
      'Gases: LPG or PNG (methane), catalytic bead, 0 to 100% LEL',
      'Response: T90 under 15 seconds, ±3% LEL up to 50% LEL',
      'Alarms: 10% and 20% LEL, 85 dB sounder',
      'Outputs: 2 relays, 250 V AC, 5 A, for valve and fan',
      'Links: RS-485 Modbus RTU, LoRaWAN IN865 (865 to 867 MHz)',
      'Power: 24 V DC, 4 W',
      'Sensor life: 5 years, changed on site with a plug-in head',
      'Use: safe areas; not for hazardous zones, IP65',
    ],
  },
];
