documents-contents = На этой странице
documents-updated = Последнее обновление: { $date }
documents-related = Читайте дальше

documents-tokenomics = Токеномика подробно
documents-classification = Классификация токена
documents-audit = Аудит токена
documents-terms = Условия использования
documents-privacy = Конфиденциальность и куки
documents-risks = Уведомление о рисках
