import { phoneAddress, whatsappAddress } from "./phone";

it.each([
  ["+55 (11) 90000-0001", "tel:+5511900000001", "https://wa.me/5511900000001"],
  ["(11) 4000-0001", "tel:1140000001", "https://wa.me/551140000001"],
  ["011 90000-0001", "tel:011900000001", "https://wa.me/5511900000001"],
  ["Recepção: 11 4000.0001, ramal 5", "tel:1140000001", "https://wa.me/551140000001"],
  ["a combinar", null, null],
])("reads %p", (phone, call, chat) => {
  expect([phoneAddress(phone), whatsappAddress(phone)]).toEqual([call, chat]);
});
